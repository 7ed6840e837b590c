/** What a thrown error says of itself. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
}

/** How the browsers' engines call a fetch that brought nothing. */
const failedFetches = ['failed to fetch', 'networkerror when attempting to fetch resource', 'load failed'] as const;

/**
 * Tells whether an error is reported to the engineers.
 * @rule 2.8.7 Aborted and failed fetches and the abort of deferred data are ignored.
 */
export function isReported({ name, message }: ThrownError): boolean {
  const words = message.toLowerCase();
  if (name === 'AbortError' || words === 'deferred data aborted') return false;
  return name !== 'TypeError' || !failedFetches.some((failed) => words.startsWith(failed));
}

/** A script of the portal that did not come when it was needed. */
export interface ModuleFailure {
  /** Somebody has dealt with the event. */
  readonly cancelled: boolean;
  /** The page has been loaded anew for this reason already. */
  readonly reloaded: boolean;
  /** It is certain that nothing can be reached: a new load would end on the browser's own error page. */
  readonly offline: boolean;
  /** A page is being opened, so that a new load takes nothing away; otherwise a game may be running. */
  readonly opening: boolean;
}

/**
 * What follows a preload-error event: one reload, since a new version may have taken the script away, and then the error.
 * @rule 1.8.3 The error is raised again unless the event is cancelled.
 */
export function afterModuleFailure({
  cancelled,
  reloaded,
  offline,
  opening,
}: ModuleFailure): 'nothing' | 'reload' | 'raise' {
  if (cancelled) return 'nothing';
  return opening && !offline && !reloaded ? 'reload' : 'raise';
}

/** The part of the visits whose replay is recorded for error reports, and the part of those with an error. */
export const REPLAY_SAMPLING = { visit: 0.1, errored: 1 } as const;

/**
 * Tells whether a visit's replay is kept, by a number drawn from [0, 1).
 * @rule 2.9.12 Replays are kept of 10% of the visits, and of all with an error.
 */
export function samplesReplay(random: number, errored: boolean): boolean {
  return random < (errored ? REPLAY_SAMPLING.errored : REPLAY_SAMPLING.visit);
}
