import type { LifecycleSignal, XrSignal } from '../bridge/bridge-event';
import type { XrPresence } from './xr-presence';
import { isRunning, nextXrPresence, noXr } from './xr-presence';

/** Play of one game during one page view. */
export interface PlaySession {
  readonly xr: XrPresence;
  /** True between gameplay started and stopped, without a headset. */
  readonly gameplay: boolean;
  readonly signedIn: boolean;
  /** True while the browser keeps the page in its back/forward cache, perhaps for good. */
  readonly away: boolean;
  /** True while a play session is open on the server. */
  readonly open: boolean;
  /** True once this page view was counted, by a session or as a plain play. */
  readonly counted: boolean;
}

export type PlayEvent =
  | { readonly type: 'xr-signalled'; readonly signal: XrSignal }
  | { readonly type: 'lifecycle-signalled'; readonly signal: LifecycleSignal }
  | { readonly type: 'sign-in-changed'; readonly signedIn: boolean }
  /** The page was hidden or restored by the browser's back/forward cache. */
  | { readonly type: 'page-left' | 'page-back' }
  /** The game's document or the page was closed. */
  | { readonly type: 'left' };

/** Calls to the server. */
export type PlayCommand = 'open' | 'close' | 'played';

export interface PlayStep {
  readonly session: PlaySession;
  readonly commands: readonly PlayCommand[];
}

/** Creates the state of a page view without any play. */
export function newPlaySession(signedIn: boolean): PlaySession {
  return { xr: noXr, gameplay: false, signedIn, away: false, open: false, counted: false };
}

/**
 * True if the player plays now. A headset session counts while visible, other play by the game's reports. Nobody plays
 * on a hidden page.
 * @rule 3.7 Without a headset a play follows the game's gameplay started and stopped.
 */
export function isPlaying({ xr, gameplay, away }: PlaySession): boolean {
  if (away) return false;
  return isRunning(xr) ? xr !== 'hidden' : gameplay;
}

/** True while a visitor without a login plays. */
export function playsAsVisitor(session: PlaySession): boolean {
  return !session.signedIn && isPlaying(session);
}

function apply(session: PlaySession, event: PlayEvent): PlaySession {
  switch (event.type) {
    case 'xr-signalled': {
      const xr = nextXrPresence(session.xr, event.signal);
      // The end of the headset session ends the play, even if the game never reports the end of gameplay.
      return { ...session, xr, gameplay: session.gameplay && xr !== 'ended' };
    }
    case 'lifecycle-signalled':
      if (event.signal === 'gameplay-start') return { ...session, xr: settled(session.xr), gameplay: true };
      return event.signal === 'gameplay-stop' ? { ...session, gameplay: false } : session;
    case 'sign-in-changed':
      return { ...session, signedIn: event.signedIn };
    case 'page-left':
    case 'page-back':
      return { ...session, away: event.type === 'page-left' };
    case 'left':
      return { ...session, xr: noXr, gameplay: false };
  }
}

const settled = (xr: XrPresence): XrPresence => (xr === 'ended' ? noXr : xr);

/**
 * Returns the session after an event. A player's session opens and closes once for each play; a visitor is counted once
 * for each page view.
 * @rule 2.4.9 Start or resume opens a play session for logged-in users.
 * @rule 2.4.10a End or hidden closes the play session.
 * @rule 2.4.10b For visitors a plain "played" is recorded.
 */
export function nextPlaySession(session: PlaySession, event: PlayEvent): PlayStep {
  const moved = apply(session, event);
  const playing = isPlaying(moved);
  const open = playing && moved.signedIn;
  const played = playing && !moved.signedIn && !moved.counted;
  const commands: PlayCommand[] = [];
  if (open && !moved.open) commands.push('open');
  if (!open && moved.open) commands.push('close');
  if (played) commands.push('played');
  return { session: { ...moved, open, counted: moved.counted || open || played }, commands };
}

/** Interval of a page's heartbeats, in milliseconds. */
export const PLAY_HEARTBEAT_PERIOD = 45_000;

/** Time without a heartbeat after which a play session ends, in milliseconds: two heartbeats were missed. */
export const PLAY_LOST_AFTER = 120_000;

/**
 * Maximum number of play sessions that one page view starts within a minute; a game may repeat its reports endlessly.
 */
export const PLAY_STARTS_PER_MINUTE = 6;

const MINUTE = 60_000;

/** Returns the starts of a page view that count against the limit, as times in milliseconds. */
export function recentPlayStarts(starts: readonly number[], now: number): readonly number[] {
  return starts.filter((start) => now - start < MINUTE);
}

/** True if another play session may start now. */
export function canStartPlay(starts: readonly number[], now: number): boolean {
  return recentPlayStarts(starts, now).length < PLAY_STARTS_PER_MINUTE;
}
