import { fc } from '@fast-check/vitest';
import type { SessionEvent } from '../../src/domain/session/session';
import { defaultSettings } from '../../src/domain/session/settings';
import { userSettings } from './settings';
import { currentUsers } from './current-user';
import { isoDates } from './iso-dates';

/** All events of a session. */
export const sessionEvents: fc.Arbitrary<SessionEvent> = fc.oneof(
  currentUsers.map((user) => ({ type: 'restored' as const, user })),
  currentUsers.map((user) => ({ type: 'signed-in' as const, user, settings: defaultSettings() })),
  userSettings.map((settings) => ({ type: 'settings-changed' as const, settings })),
  fc
    .tuple(currentUsers, fc.nat(), fc.nat())
    .map(([{ id: player }, total, revision]) => ({ type: 'balance-changed' as const, player, total, revision })),
  fc
    .tuple(currentUsers, fc.option(isoDates, { nil: undefined }))
    .map(([{ id: player }, until]) => ({ type: 'premium-changed' as const, player, until })),
  fc.constant({ type: 'signed-out' as const }),
);
