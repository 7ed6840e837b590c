/** Name and message of a thrown error. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
}

/** Messages of the browser engines for a failed fetch. */
const failedFetches = ['failed to fetch', 'networkerror when attempting to fetch resource', 'load failed'] as const;

/**
 * True if an error is reported to the engineers.
 * @rule 2.8.7 Aborted and failed fetches and the abort of deferred data are ignored.
 */
export function isReported({ name, message }: ThrownError): boolean {
  const text = message.toLowerCase();
  if (name === 'AbortError' || text === 'deferred data aborted') return false;
  return name !== 'TypeError' || !failedFetches.some((failed) => text.startsWith(failed));
}

/** A failed load of one of the portal's scripts. */
export interface ModuleFailure {
  /** True if a handler has cancelled the event. */
  readonly cancelled: boolean;
  /** True if the page was already reloaded for this reason. */
  readonly reloaded: boolean;
  /** True if the network is certainly down: a reload would end on the browser's own error page. */
  readonly offline: boolean;
  /** True while a page opens, so that a reload loses nothing; otherwise a game may be running. */
  readonly opening: boolean;
}

/**
 * Decides about a preload-error event: one reload, since a new version may have removed the script, and then the error.
 * @rule 1.8.3 A preload error is thrown again unless the event is cancelled.
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

/** Share of visits whose replay is recorded for error reports, and share of those with an error. */
export const REPLAY_SAMPLING = { visit: 0.1, errored: 1 } as const;

/**
 * True if a visit's replay is stored, by a random number in [0, 1).
 * @rule 2.9.12 Replays are stored of 10% of the visits, and of all with an error.
 */
export function samplesReplay(random: number, errored: boolean): boolean {
  return random < (errored ? REPLAY_SAMPLING.errored : REPLAY_SAMPLING.visit);
}
