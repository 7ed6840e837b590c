/** A possible subject of a picture: position relative to the eye, in metres, and half its size. */
export interface Subject {
  readonly slug: string;
  readonly from: readonly [number, number, number];
  readonly size: number;
}

/** Range of a picture, in sizes of its subject, and its minimum in metres. */
const reach = { sizes: 16, least: 9 };
/** Maximum angle between subject and centre, in radians, in addition to the subject's size. */
const slack = 0.085;

/** Returns the subject of a picture in a direction (a unit vector): the one nearest to the centre, or undefined. */
export function subjectOf(
  direction: readonly [number, number, number],
  subjects: readonly Subject[],
): Subject | undefined {
  let best: Subject | undefined;
  let least = Infinity;
  for (const subject of subjects) {
    const far = Math.hypot(...subject.from);
    if (far === 0 || far > Math.max(reach.least, subject.size * reach.sizes)) continue;
    const cosine = subject.from.reduce((sum, part, i) => sum + part * (direction[i] ?? 0), 0) / far;
    const off = Math.acos(Math.max(-1, Math.min(1, cosine)));
    const beside = off - Math.atan(subject.size / far);
    if (beside > slack || off >= least) continue;
    least = off;
    best = subject;
  }
  return best;
}
