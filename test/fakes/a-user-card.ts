import type { UserCard } from '../../src/domain/search/search-results';

/** A player as lists show one, with nothing special about them. */
export function aUserCard(change: Partial<UserCard> = {}): UserCard {
  return {
    username: 'nova',
    alias: undefined,
    avatar: { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' },
    premium: false,
    ...change,
  };
}
