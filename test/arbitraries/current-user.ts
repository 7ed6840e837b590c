import { fc } from '@fast-check/vitest';
import { LOGIN_PROVIDERS } from '../../src/domain/auth/social-provider';
import type { CurrentUser, UserId } from '../../src/domain/session/current-user';
import { isoDates } from './iso-dates';

/** Players as returned by the server. */
export const currentUsers: fc.Arbitrary<CurrentUser> = fc.record({
  id: fc.uuid().map((id) => id as UserId),
  username: fc.stringMatching(/^[A-Za-z0-9_-]{3,24}$/),
  alias: fc.option(fc.string({ minLength: 1, maxLength: 32 }), { nil: undefined }),
  balance: fc.nat(),
  balanceRevision: fc.nat(),
  avatar: fc.record({ tn: fc.webPath(), sm: fc.webPath(), sd: fc.webPath() }),
  premiumUntil: fc.option(isoDates, { nil: undefined }),
  lastLogin: fc.record({ date: isoDates, device: fc.string({ maxLength: 40 }) }),
  provider: fc.constantFrom(...LOGIN_PROVIDERS),
});
