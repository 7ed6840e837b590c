/** Time without a first frame after which a load fails, in milliseconds. */
export const FIRST_FRAME_TIMEOUT = 60_000;

/** Time from a script error to the failure of a load without a frame, in milliseconds. */
export const ERROR_GRACE = 10_000;

/** Time from a finished load without any report to its failure, in milliseconds. */
export const SILENCE_GRACE = 3_000;

/** Time after which the player is informed of a slow load, in milliseconds. */
export const SLOW_LOAD = 6_000;

/** The cause of a failed load. A script error's message comes from the game and is untrusted text. */
export type LoadFailure =
  | { readonly kind: 'unreachable' }
  /** The running game opened a page that the portal does not show, such as another site. */
  | { readonly kind: 'moved-away' }
  /** An error status of the build's first page, or of a page that the running game opened. */
  | { readonly kind: 'http'; readonly status: number; readonly moved: boolean }
  /** A script or WebAssembly file of the build failed to load; `path` is untrusted text. */
  | { readonly kind: 'missing-file'; readonly path: string }
  | { readonly kind: 'script-error'; readonly message: string }
  | { readonly kind: 'no-frame' };

/** State of the game frame's loading. `attempt` counts the player's tries. */
export type FrameLoad =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'loading';
      readonly since: number;
      readonly attempt: number;
      /** True if the game itself opened a new document. */
      readonly moved: boolean;
      /** The first script error or missing script of the document. */
      readonly error?: { readonly cause: LoadFailure; readonly at: number };
      /** Time at which a document finished loading without any report. */
      readonly silentSince?: number;
    }
  | { readonly kind: 'running'; readonly attempt: number }
  | { readonly kind: 'failed'; readonly cause: LoadFailure; readonly attempt: number };

export type FrameLoadEvent =
  /** The player starts the game or tries again, or the game opens a new document; `now` in milliseconds. */
  | { readonly type: 'requested'; readonly now: number; readonly moved?: boolean }
  /** The SDK sent its hello, or the first frame was drawn. */
  | { readonly type: 'started' }
  /** The document sent a report, so it is not silent. */
  | { readonly type: 'reported' }
  | { readonly type: 'script-error'; readonly message: string; readonly now: number }
  | { readonly type: 'load-failed'; readonly path: string; readonly now: number }
  | { readonly type: 'http-error'; readonly status: number }
  /** The frame finished loading a document that has sent no report. */
  | { readonly type: 'loaded-silently'; readonly now: number }
  /** The frame cannot be loaded at all. */
  | { readonly type: 'unreachable' }
  /** The player chooses to wait for the document in the frame. */
  | { readonly type: 'wait-requested'; readonly now: number }
  | { readonly type: 'time-passed'; readonly now: number }
  | { readonly type: 'left' };

/** State before any game was started. */
export const idleFrame: FrameLoad = { kind: 'idle' };

/** True if the player can start the game or try again: neither loading nor running. */
export function canRequestFrame(state: FrameLoad): boolean {
  return state.kind === 'idle' || state.kind === 'failed';
}

/** True if a failed document can still start, so that waiting makes sense. */
export function canKeepWaiting(state: FrameLoad): boolean {
  return state.kind === 'failed' && ['script-error', 'missing-file', 'no-frame'].includes(state.cause.kind);
}

type Loading = FrameLoad & { readonly kind: 'loading' };

/** Returns the time at which a load fails without further events, with the cause. */
function deadline({ since, moved, error, silentSince }: Loading): { readonly at: number; readonly cause: LoadFailure } {
  const causes: { at: number; cause: LoadFailure }[] = [
    { at: since + FIRST_FRAME_TIMEOUT, cause: { kind: 'no-frame' } },
  ];
  if (error) causes.push({ at: error.at + ERROR_GRACE, cause: error.cause });
  if (silentSince !== undefined)
    causes.push({ at: silentSince + SILENCE_GRACE, cause: { kind: moved ? 'moved-away' : 'unreachable' } });
  return causes.reduce((first, next) => (next.at < first.at ? next : first));
}

/** Returns the time of the next change without further events; undefined unless it loads. */
export function nextLoadDeadline(state: FrameLoad): number | undefined {
  return state.kind === 'loading' ? deadline(state).at : undefined;
}

function fail({ attempt }: Loading, cause: LoadFailure): FrameLoad {
  return { kind: 'failed', cause, attempt };
}

function withReport({ kind, since, attempt, moved, error }: Loading): Loading {
  return { kind, since, attempt, moved, ...(error && { error }) };
}

/** Returns the load after its first error; the game may still draw a frame. */
function withError(state: Loading, cause: LoadFailure, at: number): Loading {
  return { ...withReport(state), error: state.error ?? { cause, at } };
}

/** Files without which a page usually draws nothing. */
const CODE_FILE = /\.(?:m?js|wasm)$/;

function whileLoading(state: Loading, event: FrameLoadEvent): FrameLoad {
  switch (event.type) {
    case 'reported':
      return withReport(state);
    case 'script-error':
      return withError(state, { kind: 'script-error', message: event.message }, event.now);
    case 'load-failed':
      return CODE_FILE.test(event.path)
        ? withError(state, { kind: 'missing-file', path: event.path }, event.now)
        : withReport(state);
    case 'http-error':
      return fail(state, { kind: 'http', status: event.status, moved: state.moved });
    case 'unreachable':
      return fail(state, { kind: 'unreachable' });
    case 'loaded-silently':
      return state.silentSince === undefined ? { ...state, silentSince: event.now } : state;
    case 'time-passed': {
      const { at, cause } = deadline(state);
      return event.now >= at ? fail(state, cause) : state;
    }
    default:
      return state;
  }
}

/**
 * Returns the load after an event. Only a real failure fails it, a delayed start still counts, and only a failed load
 * can be retried.
 */
export function nextFrameLoad(state: FrameLoad, event: FrameLoadEvent): FrameLoad {
  if (event.type === 'left') return idleFrame;
  if (event.type === 'requested') {
    if (!canRequestFrame(state)) return state;
    const attempt = state.kind === 'failed' ? state.attempt + 1 : 1;
    return { kind: 'loading', since: event.now, attempt, moved: event.moved === true };
  }
  if (state.kind === 'idle' || state.kind === 'running') return state;
  if (event.type === 'started') return { kind: 'running', attempt: state.attempt };
  if (state.kind === 'loading') return whileLoading(state, event);
  if (event.type === 'wait-requested' && canKeepWaiting(state))
    return { kind: 'loading', since: event.now, attempt: state.attempt, moved: false };
  return state;
}
