/** How much a game may spend on a frame, and whether it draws a picture instead of playing. */
export interface Quality {
  readonly low: boolean;
  readonly pixelRatio: number;
  readonly antialias: boolean;
  readonly bloom: boolean;
  /** Share of the particles and other ornaments to draw, in (0, 1]. */
  readonly detail: number;
  /** Name of the picture to compose, when the page was opened to take one. */
  readonly shot: string | undefined;
}

/** What is known of the device that will draw. */
export interface DrawingDevice {
  readonly pixelRatio: number;
  /** A phone or a tablet: gets a middle setting. */
  readonly coarsePointer: boolean;
  /** The processor draws: gets the low setting. */
  readonly software: boolean;
}

/** Chooses a setting by the device, by `?q=low` and by `?shot=<name>`. */
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
