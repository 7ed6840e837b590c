import type { LifecycleSignal, XrSignal } from '../bridge/bridge-event';
import type { XrPresence } from './xr-presence';
import { isRunning, nextXrPresence, noXr } from './xr-presence';

/** The play of one game on one page view. */
export interface PlaySession {
  readonly xr: XrPresence;
  /** Between gameplay started and stopped, without a headset. */
  readonly gameplay: boolean;
  readonly signedIn: boolean;
  /** The browser has put the page away, perhaps for good. */
  readonly away: boolean;
  /** A play session is open on the server. */
  readonly open: boolean;
  /** This page view has been counted, by opening a session or as plainly played. */
  readonly counted: boolean;
}

export type PlayEvent =
  | { readonly type: 'xr-signalled'; readonly signal: XrSignal }
  | { readonly type: 'lifecycle-signalled'; readonly signal: LifecycleSignal }
  | { readonly type: 'sign-in-changed'; readonly signedIn: boolean }
  /** The browser puts the page away, or brings it back as it was. */
  | { readonly type: 'page-left' | 'page-back' }
  /** The game's document or the page is gone. */
  | { readonly type: 'left' };

/** What the server is to be told. */
export type PlayCommand = 'open' | 'close' | 'played';

export interface PlayStep {
  readonly session: PlaySession;
  readonly commands: readonly PlayCommand[];
}

/** A page view on which nothing has been played. */
export function newPlaySession(signedIn: boolean): PlaySession {
  return { xr: noXr, gameplay: false, signedIn, away: false, open: false, counted: false };
}

/**
 * Whether the player plays now: in a headset its visibility decides, otherwise what the game says; nobody plays on a page that is away.
 * @rule 3.7 Without a headset the play follows the game's gameplay started and stopped.
 */
export function isPlaying({ xr, gameplay, away }: PlaySession): boolean {
  if (away) return false;
  return isRunning(xr) ? xr !== 'hidden' : gameplay;
}

function apply(session: PlaySession, event: PlayEvent): PlaySession {
  switch (event.type) {
    case 'xr-signalled': {
      const xr = nextXrPresence(session.xr, event.signal);
      // The end of the headset session ends the play, even if the game never says that gameplay stopped.
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
 * Moves the session: a player's opens and closes exactly once per stretch of play, a visitor is counted once per page view.
 * @rule 2.4.9 Start or resume opens a play session for logged-in users.
 * @rule 2.4.10a End or hidden closes it.
 * @rule 2.4.10b For others a plain "played" is recorded.
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

/** How often a page tells the server that a play goes on, in milliseconds. */
export const PLAY_HEARTBEAT_PERIOD = 45_000;

/** A play session of which the server has heard nothing for this long, in milliseconds, is over: two heartbeats were missed. */
export const PLAY_LOST_AFTER = 120_000;

/** As many play sessions are started on one page view in any minute: what a game says over and over is no history. */
export const PLAY_STARTS_PER_MINUTE = 6;

const MINUTE = 60_000;

/** The starts of a page view that count against the next one, as moments in milliseconds. */
export function recentPlayStarts(starts: readonly number[], now: number): readonly number[] {
  return starts.filter((start) => now - start < MINUTE);
}

/** Whether one more play session may be started now. */
export function canStartPlay(starts: readonly number[], now: number): boolean {
  return recentPlayStarts(starts, now).length < PLAY_STARTS_PER_MINUTE;
}
