/** Quality settings of the renderer, and the picture to compose if there is one. */
export interface Quality {
  readonly low: boolean;
  readonly pixelRatio: number;
  readonly antialias: boolean;
  readonly bloom: boolean;
  /** Share of particles and other decoration to draw, in (0, 1]. */
  readonly detail: number;
  /** Name of the picture to compose, if the page was opened for one. */
  readonly shot: string | undefined;
}

/** Properties of the rendering device. */
export interface DrawingDevice {
  readonly pixelRatio: number;
  /** True for a phone or tablet, which gets a medium setting. */
  readonly coarsePointer: boolean;
  /** True for software rendering, which gets the low setting. */
  readonly software: boolean;
}

/** Chooses a setting by the device, `?q=low` and `?shot=<name>`. */
export function readQuality(search: string, { pixelRatio, coarsePointer, software }: DrawingDevice): Quality {
  const query = new URLSearchParams(search);
  const shot = query.get('shot') ?? undefined;
  if (query.get('q') === 'low' || (software && shot === undefined)) {
    return { low: true, pixelRatio: Math.min(1, pixelRatio), antialias: false, bloom: false, detail: 0.25, shot };
  }
  if (shot !== undefined) return { low: false, pixelRatio: 1, antialias: true, bloom: true, detail: 1, shot };
  return {
    low: false,
    pixelRatio: Math.min(coarsePointer ? 1.5 : 2, pixelRatio),
    antialias: true,
    bloom: !coarsePointer,
    detail: coarsePointer ? 0.6 : 1,
    shot,
  };
}
