/**
 * Limits of the time from the navigation of a game's frame to its first frame, in milliseconds. They are those of the
 * Largest Contentful Paint (web.dev/articles/lcp).
 */
export const firstFrameLimits = { good: 2_500, slow: 4_000 } as const;

/** Verdict on the time to a game's first frame. */
export type FirstFrameVerdict = 'good' | 'acceptable' | 'slow';

/** Judges the time to the first frame in milliseconds. */
export function judgeFirstFrame(ms: number): FirstFrameVerdict {
  if (ms <= firstFrameLimits.good) return 'good';
  return ms <= firstFrameLimits.slow ? 'acceptable' : 'slow';
}
