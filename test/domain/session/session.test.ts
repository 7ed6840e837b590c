import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SessionEvent } from '../../../src/domain/session/session';
import {
  nextSession,
  sessionOwner,
  unknownSession,
  AUTHENTICATION_TYPES,
  authenticationMessage,
  bringsUser,
  parseAuthenticationMessage,
} from '../../../src/domain/session/session';
import { defaultSettings } from '../../../src/domain/session/settings';
import { currentUsers } from '../../arbitraries/current-user';
import { isoDates } from '../../arbitraries/iso-dates';
import { sessionEvents } from '../../arbitraries/sessions';
import { userSettings } from '../../arbitraries/settings';
import { aPlayer } from '../../fakes/a-player';

const NEWEST = Number.MAX_SAFE_INTEGER;
const balance = { type: 'balance-changed' } as const;

describe('nextSession', () => {
  test('starts without a user and unattempted', () => {
    expect(unknownSession).toEqual({ attempted: false, user: undefined, settings: defaultSettings() });
  });

  test('shows a stored user before the server has answered', () => {
    const user = aPlayer();
    expect(nextSession(unknownSession, { type: 'restored', user })).toMatchObject({ attempted: false, user });
  });

  property.prop([fc.array(sessionEvents), currentUsers])(
    'never returns to a stored user once the server has answered',
    (events, user) => {
      const session = [...events, { type: 'signed-out' as const }].reduce(nextSession, unknownSession);
      expect(nextSession(session, { type: 'restored', user })).toBe(session);
    },
  );

  property.prop([fc.array(sessionEvents)])('always returns an attempted session after the first answer', (events) => {
    let session = unknownSession;
    for (const event of events) {
      const before = session.attempted;
      session = nextSession(session, event);
      expect(session.attempted).toBe(before || event.type === 'signed-in' || event.type === 'signed-out');
    }
  });

  property.prop([fc.array(sessionEvents), userSettings])(
    'always accepts new settings of the current player only',
    (events, settings) => {
      const session = events.reduce(nextSession, unknownSession);
      const changed = nextSession(session, { type: 'settings-changed', settings });
      expect(changed).toEqual(session.user === undefined ? session : { ...session, settings });
    },
  );

  property.prop([fc.array(sessionEvents), currentUsers, fc.nat()])(
    'always accepts a newer balance of the current player only',
    (events, other, total) => {
      const session = events.reduce(nextSession, unknownSession);
      fc.pre(session.user?.id !== other.id);
      expect(nextSession(session, { ...balance, player: other.id, total, revision: NEWEST })).toBe(session);
      if (session.user === undefined) return;
      const { id: player, balanceRevision } = session.user;
      const update = { ...balance, player, total, revision: balanceRevision + 1 };
      const changed = nextSession(session, update);
      expect(changed).toEqual({
        ...session,
        user: { ...session.user, balance: total, balanceRevision: balanceRevision + 1 },
      });
      expect(nextSession(changed, update)).toBe(changed);
      expect(nextSession(changed, { ...update, total: total + 1, revision: balanceRevision })).toBe(changed);
    },
  );

  property.prop([fc.array(sessionEvents), currentUsers, isoDates])(
    'always accepts a later end of premium of the current player only',
    (events, other, until) => {
      const session = events.reduce(nextSession, unknownSession);
      fc.pre(session.user?.id !== other.id);
      expect(nextSession(session, { type: 'premium-changed', player: other.id, until })).toBe(session);
      if (session.user === undefined) return;
      const { id: player, premiumUntil } = session.user;
      const changed = nextSession(session, { type: 'premium-changed', player, until });
      const later = premiumUntil === undefined || Date.parse(until) > Date.parse(premiumUntil);
      expect(changed).toEqual({ ...session, user: { ...session.user, premiumUntil: later ? until : premiumUntil } });
      expect(nextSession(changed, { type: 'premium-changed', player, until })).toBe(changed);
      expect(nextSession(changed, { type: 'premium-changed', player, until: undefined })).toBe(changed);
    },
  );

  /** Updates of a player whose balance changes and whose premium grows, in any order and with repetitions. */
  const overtaken = fc
    .tuple(currentUsers, fc.array(fc.nat(), { minLength: 1, maxLength: 8 }))
    .chain(([user, totals]) => {
      const { id: player, balanceRevision, premiumUntil } = user;
      const start = premiumUntil === undefined ? 0 : Date.parse(premiumUntil);
      const updates = totals.flatMap((total, index): SessionEvent[] => {
        const revision = balanceRevision + index + 1;
        const until = new Date(start + index + 1).toISOString();
        const known = { ...user, balance: total, balanceRevision: revision, premiumUntil: until };
        return [
          { type: 'balance-changed', player, total, revision },
          { type: 'premium-changed', player, until },
          { type: 'signed-in', user: known, settings: defaultSettings() },
        ];
      });
      const repeated = fc.array(fc.constantFrom(...updates), { maxLength: 4 });
      return repeated
        .chain((again) => fc.shuffledSubarray([...updates, ...again], { minLength: updates.length + again.length }))
        .map((events) => ({
          user,
          events,
          total: totals.at(-1),
          until: new Date(start + totals.length).toISOString(),
        }));
    });

  property.prop([overtaken])(
    'always ends with the newest balance and the latest end of premium, in any order of events',
    ({ user, events, total, until }) => {
      const signedIn = nextSession(unknownSession, { type: 'signed-in', user, settings: defaultSettings() });
      const session = events.reduce(nextSession, signedIn);
      expect([session.user?.balance, session.user?.premiumUntil]).toEqual([total, until]);
    },
  );

  test("prefers the server's answer to the stored user", () => {
    const restored = nextSession(unknownSession, { type: 'restored', user: aPlayer({ balanceRevision: 9 }) });
    const user = aPlayer({ balance: 5, balanceRevision: 2 });
    expect(nextSession(restored, { type: 'signed-in', user, settings: defaultSettings() }).user).toEqual(user);
  });

  property.prop([fc.array(sessionEvents)])(
    'always keeps the former player during the request to log in again',
    (events) => {
      const session = events.reduce(nextSession, unknownSession);
      const ended = nextSession(session, { type: 'signed-out', expired: true });
      expect([ended.user, ended.former]).toEqual([undefined, session.user ?? session.former]);
      expect(sessionOwner(ended)).toBe(sessionOwner(session));
      expect(sessionOwner(session)).toBe(session.user ?? session.former);
      expect(sessionOwner(nextSession(session, { type: 'signed-out' }))).toBeUndefined();
      expect(nextSession(ended, { type: 'signed-out', expired: true })).toEqual(ended);
    },
  );

  property.prop([fc.array(sessionEvents)])('always removes the user on logout', (events) => {
    const session = [...events, { type: 'signed-out' as const }].reduce(nextSession, unknownSession);
    expect(session).toEqual({ attempted: true, user: undefined, settings: defaultSettings() });
  });
});

describe('messages between tabs', () => {
  test('contain the type of the change', () => {
    expect(AUTHENTICATION_TYPES).toEqual(['login', 'register', 'logout', 'expiry', 'change']);
    expect(authenticationMessage('logout')).toEqual({ event: 'authentication', type: 'logout' });
    expect(parseAuthenticationMessage({ event: 'authentication', type: 'register' })).toBe('register');
  });

  test.each([
    undefined,
    null,
    'login',
    7,
    {},
    { type: 'login' },
    { event: 'authentication' },
    { event: 'achievement', type: 'login' },
    { event: 'authentication', type: 'Login' },
  ])('are rejected for %j', (data) => {
    expect(parseAuthenticationMessage(data)).toBeUndefined();
  });

  test('bringsUser is true for a login only', () => {
    expect(AUTHENTICATION_TYPES.map(bringsUser)).toEqual([true, true, false, false, false]);
  });

  property.prop([fc.constantFrom(...AUTHENTICATION_TYPES)])('are always parsed as they were created', (type) => {
    expect(parseAuthenticationMessage(structuredClone(authenticationMessage(type)))).toBe(type);
  });

  property.prop([fc.anything()])('are never parsed from anything else', (data) => {
    expect(parseAuthenticationMessage(data)).toBeUndefined();
    expect(parseAuthenticationMessage({ event: 'authentication', type: data })).toBeUndefined();
  });
});
