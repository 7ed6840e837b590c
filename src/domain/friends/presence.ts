import type { Relation } from '../account/privacy';
import { canView } from '../account/privacy';
import { canViewProfile } from '../account/profile';
import type { UserSettings } from '../session/settings';
import type { Titled } from '../shared/titled';

/** Online state and current game of a player. */
export interface Presence {
  readonly online: boolean;
  readonly playing: Titled | undefined;
}

/** Offline, or hidden. */
export const AWAY: Presence = { online: false, playing: undefined };

/**
 * Returns the presence that a friend may see. Focus mode and hidden activity hide all; a hidden play history hides the
 * game.
 * @rule 1.3.3 The activity's visibility decides whether friends see the presence, the play history's visibility whether
 * they see the game.
 * @rule 1.3.3 A player in focus mode is offline for everybody else.
 */
export function shownPresence(settings: UserSettings, relation: Relation, presence: Presence): Presence {
  const { privacy, community } = settings;
  const known = relation === 'self' || relation === 'friend';
  const isVisible = canViewProfile(settings, relation) && canView(privacy.activity_visibility, relation);
  if (!known || !isVisible || (community.focus_mode && relation !== 'self')) return AWAY;
  return {
    online: presence.online || presence.playing !== undefined,
    playing: canView(privacy.play_history, relation) ? presence.playing : undefined,
  };
}

/** Minimum time between two toasts about the same friend, in milliseconds. */
export const PRESENCE_TOAST_PAUSE = 600_000;

/** Last known presence of a friend, with the time of the last toast, in milliseconds since 1970. */
export interface KnownPresence {
  readonly presence: Presence;
  readonly notifiedAt: number | undefined;
}

/** A change of a friend's presence that is worth a toast. */
type PresenceChange = { readonly kind: 'online' } | { readonly kind: 'playing'; readonly game: string };

/**
 * Returns a friend's presence after a change, with the toast to show. Offline friends, ended games and friends without
 * a known presence cause no toast, and no friend causes two within ten minutes.
 */
export function nextKnownPresence(
  known: KnownPresence | undefined,
  presence: Presence,
  now: number,
): { readonly known: KnownPresence; readonly news: PresenceChange | undefined } {
  const notifiedAt = known?.notifiedAt;
  const paused = notifiedAt !== undefined && Math.abs(now - notifiedAt) < PRESENCE_TOAST_PAUSE;
  const news = paused ? undefined : newsOf(known?.presence ?? presence, presence);
  return { known: { presence, notifiedAt: news === undefined ? notifiedAt : now }, news };
}

function newsOf(before: Presence, { online, playing }: Presence): PresenceChange | undefined {
  if (playing !== undefined && playing.slug !== before.playing?.slug) return { kind: 'playing', game: playing.title };
  return online && !before.online ? { kind: 'online' } : undefined;
}
