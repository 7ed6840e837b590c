import type { Presence } from './presence';

/** For how long nothing more is told of a friend, in milliseconds. */
export const PRESENCE_NEWS_PAUSE = 600_000;

/** What is known of a friend, and when something was told of them last, in milliseconds since 1970. */
export interface KnownPresence {
  readonly presence: Presence;
  readonly notifiedAt: number | undefined;
}

/** What is worth telling of a friend: that they have come, or have begun a game. */
export type PresenceNews = { readonly kind: 'online' } | { readonly kind: 'playing'; readonly game: string };

/**
 * A friend after news of them, and what to tell: nothing of who goes or ends a game, nothing twice within ten minutes, and nothing of a friend
 * of whom nothing was known: they may have been there for long.
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
