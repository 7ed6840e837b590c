import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { nextSession, sessionOwner, unknownSession } from '../../../src/domain/session/session';
import { defaultSettings } from '../../../src/domain/session/settings';
import { currentUsers } from '../../arbitraries/current-user';
import { isoDates } from '../../arbitraries/iso-dates';
import { sessionEvents } from '../../arbitraries/sessions';
import { userSettings } from '../../arbitraries/settings';
import { aPlayer } from '../../fakes/a-player';

describe('a session', () => {
  test('is that of nobody, and unknown, at first', () => {
    expect(unknownSession).toEqual({ attempted: false, user: undefined, settings: defaultSettings() });
  });

  test('shows a remembered user before the server has answered', () => {
    const user = aPlayer();
    expect(nextSession(unknownSession, { type: 'restored', user })).toMatchObject({ attempted: false, user });
  });

  property.prop([fc.array(sessionEvents), currentUsers])(
    'never goes back to a remembered user once the server has answered',
    (events, user) => {
      const session = [...events, { type: 'signed-out' as const }].reduce(nextSession, unknownSession);
      expect(nextSession(session, { type: 'restored', user })).toBe(session);
    },
  );

  property.prop([fc.array(sessionEvents)])('never forgets that the server has been asked', (events) => {
    let session = unknownSession;
    for (const event of events) {
      const before = session.attempted;
      session = nextSession(session, event);
      expect(session.attempted).toBe(before || event.type === 'signed-in' || event.type === 'signed-out');
    }
  });

  property.prop([fc.array(sessionEvents), userSettings])(
    'takes new settings of a player, and of nobody else',
    (events, settings) => {
      const session = events.reduce(nextSession, unknownSession);
      const changed = nextSession(session, { type: 'settings-changed', settings });
      expect(changed).toEqual(session.user === undefined ? session : { ...session, settings });
    },
  );

  property.prop([fc.array(sessionEvents), currentUsers, fc.nat()])(
    'takes a new balance of its player, and of nobody else',
    (events, other, total) => {
      const session = events.reduce(nextSession, unknownSession);
      expect(nextSession(session, { type: 'balance-changed', player: other.id, total }).user).toEqual(
        session.user?.id === other.id ? { ...session.user, balance: total } : session.user,
      );
      if (session.user === undefined) return;
      const changed = nextSession(session, { type: 'balance-changed', player: session.user.id, total });
      expect(changed).toEqual({ ...session, user: { ...session.user, balance: total } });
      expect(nextSession(changed, { type: 'balance-changed', player: session.user.id, total })).toBe(changed);
    },
  );

  property.prop([fc.array(sessionEvents), currentUsers, isoDates])(
    'takes a new end of premium of its player, and of nobody else',
    (events, other, until) => {
      const session = events.reduce(nextSession, unknownSession);
      expect(nextSession(session, { type: 'premium-changed', player: other.id, until }).user).toEqual(
        session.user?.id === other.id ? { ...session.user, premiumUntil: until } : session.user,
      );
      if (session.user === undefined) return;
      const changed = nextSession(session, { type: 'premium-changed', player: session.user.id, until });
      expect(changed).toEqual({ ...session, user: { ...session.user, premiumUntil: until } });
      expect(nextSession(changed, { type: 'premium-changed', player: session.user.id, until })).toBe(changed);
    },
  );

  property.prop([fc.array(sessionEvents)])('knows the former player while they are asked to log in again', (events) => {
    const session = events.reduce(nextSession, unknownSession);
    const ended = nextSession(session, { type: 'signed-out', expired: true });
    expect([ended.user, ended.former]).toEqual([undefined, session.user ?? session.former]);
    expect(sessionOwner(ended)).toBe(sessionOwner(session));
    expect(sessionOwner(session)).toBe(session.user ?? session.former);
    expect(sessionOwner(nextSession(session, { type: 'signed-out' }))).toBeUndefined();
    expect(nextSession(ended, { type: 'signed-out', expired: true })).toEqual(ended);
  });

  property.prop([fc.array(sessionEvents)])('always leaves nothing of the user when signed out', (events) => {
    const session = [...events, { type: 'signed-out' as const }].reduce(nextSession, unknownSession);
    expect(session).toEqual({ attempted: true, user: undefined, settings: defaultSettings() });
  });
});
