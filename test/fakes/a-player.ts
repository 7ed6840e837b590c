import type { CurrentUser, UserId } from '../../src/domain/session/current-user';

/** Creates a logged-in player with default values. */
export function aPlayer(change: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '0d5cb7a2-6f0e-4d4b-9b5c-3c2a7a1f9e10' as UserId,
    username: 'ada',
    alias: 'Ada L.',
    balance: 120,
    balanceRevision: 1,
    avatar: { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' },
    premiumUntil: undefined,
    lastLogin: { date: '2026-01-01T00:00:00Z', device: 'Quest' },
    provider: 'password',
    ...change,
  };
}
