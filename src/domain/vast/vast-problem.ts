/** Why no ad came of a VAST answer. */
export type VastProblem =
  | 'unreachable'
  | 'timed-out'
  | 'too-large'
  | 'document-type'
  | 'not-xml'
  | 'not-vast'
  | 'no-ad'
  | 'bad-address'
  | 'too-many-wrappers'
  | 'loop'
  | 'no-media'
  | 'media-failed';

const codes: Readonly<Record<VastProblem, number>> = {
  unreachable: 301,
  'timed-out': 301,
  'too-large': 900,
  'document-type': 100,
  'not-xml': 100,
  'not-vast': 101,
  'no-ad': 303,
  'bad-address': 101,
  'too-many-wrappers': 302,
  loop: 302,
  'no-media': 403,
  'media-failed': 405,
};

/** What an ad server is told of a problem (VAST 4.2 §2.3.6.3). */
export function vastErrorCode(problem: VastProblem): number {
  return codes[problem];
}
