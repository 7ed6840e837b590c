/** A game that has said nothing for this long, in milliseconds, has failed to load. */
export const FRAME_LOAD_TIMEOUT = 20_000;

/** A game that has said nothing for this long, in milliseconds, loads slowly, which the player is told. */
export const SLOW_LOAD = 6_000;

/** The loading of a game's frame; each `attempt` is a new document. */
export type FrameLoad =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly since: number; readonly attempt: number }
  | { readonly kind: 'running'; readonly attempt: number }
  | { readonly kind: 'failed'; readonly reason: 'silent' | 'unreachable'; readonly attempt: number };

export type FrameLoadEvent =
  /** The player starts the game, or tries again; `now` in milliseconds. */
  | { readonly type: 'requested'; readonly now: number }
  | { readonly type: 'greeted' }
  | { readonly type: 'load-failed' }
  | { readonly type: 'time-passed'; readonly now: number }
  | { readonly type: 'left' };

/** No game was started. */
export const idleFrame: FrameLoad = { kind: 'idle' };

/** Tells whether the player can start the game or try again: not while it loads or runs. */
export function canRequestFrame(state: FrameLoad): boolean {
  return state.kind === 'idle' || state.kind === 'failed';
}

function request(state: FrameLoad, now: number): FrameLoad {
  if (!canRequestFrame(state)) return state;
  return { kind: 'loading', since: now, attempt: state.kind === 'failed' ? state.attempt + 1 : 1 };
}

/** Moves the load: 20 s without a hello fail, a late hello still counts, and only a failed load can be tried again. */
export function nextFrameLoad(state: FrameLoad, event: FrameLoadEvent): FrameLoad {
  if (event.type === 'left') return idleFrame;
  if (event.type === 'requested') return request(state, event.now);
  if (state.kind === 'idle' || state.kind === 'running') return state;
  if (event.type === 'greeted') return { kind: 'running', attempt: state.attempt };
  if (state.kind === 'failed') return state;
  if (event.type === 'load-failed') return { kind: 'failed', reason: 'unreachable', attempt: state.attempt };
  const silent = event.now - state.since >= FRAME_LOAD_TIMEOUT;
  return silent ? { kind: 'failed', reason: 'silent', attempt: state.attempt } : state;
}
