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

/** Reads `?q=low` and `?shot=<name>` from a query string; a coarse pointer means a phone and gets a middle setting. */
export function readQuality(search: string, devicePixelRatio: number, coarsePointer: boolean): Quality {
  const query = new URLSearchParams(search);
  const shot = query.get('shot') ?? undefined;
  if (query.get('q') === 'low') {
    return { low: true, pixelRatio: Math.min(1, devicePixelRatio), antialias: false, bloom: false, detail: 0.25, shot };
  }
  if (shot !== undefined) return { low: false, pixelRatio: 1, antialias: true, bloom: true, detail: 1, shot };
  return {
    low: false,
    pixelRatio: Math.min(coarsePointer ? 1.5 : 2, devicePixelRatio),
    antialias: true,
    bloom: !coarsePointer,
    detail: coarsePointer ? 0.6 : 1,
    shot,
  };
}
