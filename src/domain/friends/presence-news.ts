import type { Presence } from './presence';

/** Minimum time between two toasts about the same friend, in milliseconds. */
export const PRESENCE_NEWS_PAUSE = 600_000;

/** Last known presence of a friend, with the time of the last toast, in milliseconds since 1970. */
export interface KnownPresence {
  readonly presence: Presence;
  readonly notifiedAt: number | undefined;
}

/** A change of a friend's presence that is worth a toast. */
export type PresenceNews = { readonly kind: 'online' } | { readonly kind: 'playing'; readonly game: string };

/**
 * Returns a friend's presence after a change, with the toast to show. Offline friends, ended games and friends without a known
 * presence cause no toast, and no friend causes two within ten minutes.
 */
export function nextKnownPresence(
  known: KnownPresence | undefined,
  presence: Presence,
  now: number,
): { readonly known: KnownPresence; readonly news: PresenceNews | undefined } {
  const notifiedAt = known?.notifiedAt;
  const paused = notifiedAt !== undefined && Math.abs(now - notifiedAt) < PRESENCE_NEWS_PAUSE;
  const news = paused ? undefined : newsOf(known?.presence ?? presence, presence);
  return { known: { presence, notifiedAt: news === undefined ? notifiedAt : now }, news };
}

function newsOf(before: Presence, { online, playing }: Presence): PresenceNews | undefined {
  if (playing !== undefined && playing.slug !== before.playing?.slug) return { kind: 'playing', game: playing.title };
  return online && !before.online ? { kind: 'online' } : undefined;
}
