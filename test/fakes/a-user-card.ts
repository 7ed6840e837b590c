import type { UserCard } from '../../src/domain/search/search-results';

/** Creates a user card with default values. */
export function aUserCard(change: Partial<UserCard> = {}): UserCard {
  return {
    username: 'nova',
    alias: undefined,
    avatar: { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' },
    premium: false,
    ...change,
  };
}
