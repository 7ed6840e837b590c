import { describe, expect, test } from 'vitest';
import { FollowAccount } from '../../../src/application/session/follow-account.use-case';
import { RefreshAccount } from '../../../src/application/session/refresh-account.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';

const user = aPlayer();
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function begin() {
  const session = new SessionState();
  const store = new FakeSessionStore();
  const realtime = new FakeRealtime();
  const gateway = new FakeSessionGateway();
  const stop = new FollowAccount(session, store, realtime, new RefreshAccount(session, store, gateway)).execute();
  const signIn = (who = user) => {
    session.apply({ type: 'signed-in', user: who, settings: defaultSettings() });
  };
  const update = (total: number, id: string = user.id, revision = 2) => {
    realtime.publish(`account.${id}`, { type: 'balance-updated', total, revision });
  };
  const extend = (until: string, id: string = user.id) => {
    realtime.publish(`account.${id}`, { type: 'premium-updated', until });
  };
  return { session, store, realtime, gateway, stop, signIn, update, extend };
}

describe('FollowAccount', () => {
  test('applies balance events on every page, and stores them', () => {
    const { session, store, signIn, update } = begin();
    signIn();
    update(90);
    expect(session.current.user?.balance).toBe(90);
    expect(store.load()?.balance).toBe(90);
  });

  test('applies premium events, and stores them', () => {
    const { session, store, signIn, extend } = begin();
    signIn();
    extend('2026-04-01T12:00:00.000Z');
    expect(session.current.user?.premiumUntil).toBe('2026-04-01T12:00:00.000Z');
    expect(store.load()?.premiumUntil).toBe('2026-04-01T12:00:00.000Z');
    extend('2026-05-01T12:00:00.000Z', 'b');
    expect(session.current.user?.premiumUntil).toBe('2026-04-01T12:00:00.000Z');
  });

  test('subscribes to the logged-in player only', () => {
    const { session, realtime, signIn, update, stop } = begin();
    expect(realtime.open).toEqual([]);
    signIn();
    const other = 'b' as UserId;
    signIn(aPlayer({ id: other, balance: 7 }));
    expect(realtime.open).toEqual([`account.${other}`]);
    update(90);
    expect(session.current.user?.balance).toBe(7);
    session.apply({ type: 'signed-out' });
    expect(realtime.open).toEqual([]);
    signIn();
    stop();
    expect(realtime.open).toEqual([]);
  });

  test('loads the account after the subscription, for earlier changes', async () => {
    const { session, gateway, signIn } = begin();
    const premiumUntil = '2026-04-01T12:00:00.000Z';
    const loaded = { ...user, balance: 33, balanceRevision: 2, premiumUntil };
    gateway.status = () => Promise.resolve(ok({ user: loaded, settings: defaultSettings() }));
    signIn();
    await settled();
    expect(session.current.user).toEqual(loaded);
  });

  test('ignores an outdated response and outdated events', async () => {
    const { session, gateway, signIn, update } = begin();
    gateway.status = () =>
      Promise.resolve(ok({ user: { ...user, balance: 33, balanceRevision: 2 }, settings: defaultSettings() }));
    signIn();
    update(90, user.id, 3);
    await settled();
    expect(session.current.user?.balance).toBe(90);
    update(50, user.id, 5);
    update(70, user.id, 4);
    expect(session.current.user?.balance).toBe(50);
  });

  test('reloads after a reconnection, and ignores a response about another player', async () => {
    const { session, realtime, gateway, signIn } = begin();
    const premiumUntil = '2026-04-01T12:00:00.000Z';
    signIn();
    gateway.status = () =>
      Promise.resolve(
        ok({ user: { ...user, balance: 33, balanceRevision: 2, premiumUntil }, settings: defaultSettings() }),
      );
    realtime.drop();
    realtime.connect();
    await settled();
    expect(session.current.user).toMatchObject({ balance: 33, premiumUntil });
    gateway.status = () =>
      Promise.resolve(
        ok({ user: aPlayer({ id: 'b' as UserId, balance: 1, balanceRevision: 3 }), settings: defaultSettings() }),
      );
    realtime.drop();
    realtime.connect();
    await settled();
    expect(session.current.user).toMatchObject({ id: user.id, balance: 33, premiumUntil });
  });
});
