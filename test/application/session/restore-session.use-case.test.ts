import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { LoginPayload } from '../../../src/domain/auth/login-payload';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { HeldCalls } from '../../fakes/held-calls';
import { sessionFixture } from './session-fixture';

describe('RestoreSession', () => {
  test('shows the stored player until the server responds', async () => {
    const held = new HeldCalls();
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, restore } = sessionFixture({
      gateway,
      through: (target) => held.hold(target),
      store: new FakeSessionStore(aPlayer({ username: 'nova', balance: 1 })),
    });
    const restored = restore.execute();
    expect(state.current).toMatchObject({ attempted: false, user: { balance: 1 } });
    await held.release();
    await restored;
    expect(state.current).toMatchObject({ attempted: true, user: { balance: 120 } });
  });

  test('deletes the stored player when the request fails', async () => {
    const { gateway, state, store, restore } = sessionFixture({ store: new FakeSessionStore(aPlayer()) });
    gateway.failure = { kind: 'network' };
    await restore.execute();
    expect(state.current).toMatchObject({ attempted: true, user: undefined });
    expect(store.load()).toBeUndefined();
  });

  test('start deletes the stored player when the server rendered the page for a visitor', async () => {
    const { state, store, restore } = sessionFixture({ store: new FakeSessionStore(aPlayer()) });
    state.apply({ type: 'signed-out' });
    await restore.start({ isCopy: false });
    expect([store.load(), store.words]).toEqual([undefined, 'kept']);
  });

  test('start keeps the stored player on a copy for offline use', async () => {
    const { state, store, restore } = sessionFixture({ store: new FakeSessionStore(aPlayer()) });
    state.apply({ type: 'signed-out' });
    await restore.start({ isCopy: true });
    expect(store.load()).toEqual(aPlayer());
  });

  test('start stores the player whom the server rendered, and asks the server only without a rendered session', async () => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const rendered = sessionFixture();
    rendered.state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await rendered.restore.start({ isCopy: false });
    expect(rendered.store.load()).toEqual(aPlayer());
    const unknown = sessionFixture({ gateway });
    await unknown.restore.start({ isCopy: false });
    expect([unknown.state.current.attempted, unknown.store.load()?.username]).toEqual([true, 'nova']);
  });

  test('renew ends the session only when the server knows none, not after a failed request', async () => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, store, restore } = sessionFixture({ gateway });
    await restore.execute();
    gateway.failure = { kind: 'network' };
    await restore.renew();
    expect([state.current.user?.username, store.load()?.username]).toEqual(['nova', 'nova']);
    gateway.failure = undefined;
    gateway.expire();
    await restore.renew();
    expect([state.current.user, store.load()]).toEqual([undefined, undefined]);
  });

  test('renew ends as a guest when it overtakes the first request and both fail', async () => {
    const gateway = new FakeSessionGateway();
    gateway.failure = { kind: 'network' };
    const { state, restore } = sessionFixture({ gateway, store: new FakeSessionStore(aPlayer()) });
    await Promise.all([restore.execute(), restore.renew()]);
    expect(state.current).toMatchObject({ attempted: true, user: undefined });
  });

  test('repeats the request once when the player has changed something meanwhile', async () => {
    const held = new HeldCalls();
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, restore } = sessionFixture({
      gateway,
      through: (target) => held.hold(target),
      store: new FakeSessionStore(aPlayer({ username: 'nova', balance: 1 })),
    });
    const restored = restore.execute();
    const change = () => {
      state.apply({ type: 'settings-changed', settings: { ...state.current.settings } });
    };
    change();
    await held.release();
    expect([state.current.attempted, held.count]).toEqual([false, 1]);
    await held.release();
    await restored;
    expect(state.current).toMatchObject({ attempted: true, user: { balance: 120 } });
    const renewed = restore.renew();
    for (let turn = 0; turn < 2; turn += 1) {
      change();
      await held.release();
    }
    await renewed;
    expect([held.count, gateway.calls.length]).toEqual([0, 4]);
  });

  property.prop([fc.scheduler()])(
    'always ends with the server’s session, in any order of responses',
    async (scheduler) => {
      const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
      const through = (target: FakeSessionGateway): SessionGateway =>
        Object.assign(Object.create(target) as SessionGateway, {
          status: scheduler.scheduleFunction(() => target.status()),
        });
      const { state, store, restore } = sessionFixture({ gateway, through });
      const restored = [restore.execute(), restore.execute(), restore.execute()];
      await scheduler.waitFor(Promise.all(restored));
      expect(state.current).toMatchObject({ attempted: true, user: { username: 'nova' } });
      expect(store.load()?.username).toBe('nova');
    },
  );

  property.prop([fc.scheduler()])('always ends with the response to the latest request', async (scheduler) => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x');
    const deliver = scheduler.scheduleFunction((answer: ReturnType<SessionGateway['status']>) => answer);
    const through = (target: FakeSessionGateway): SessionGateway =>
      Object.assign(Object.create(target) as SessionGateway, { status: () => deliver(target.status()) });
    const { state, restore } = sessionFixture({ gateway, through });
    const before = restore.execute();
    gateway.signedInAs('nova');
    await scheduler.waitFor(Promise.all([before, restore.execute()]));
    expect(state.current.user?.username).toBe('nova');
  });

  property.prop([fc.scheduler()])('never undoes a login that has overtaken the request', async (scheduler) => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x');
    const through = (target: FakeSessionGateway): SessionGateway => {
      const response = target.status();
      return Object.assign(Object.create(target) as SessionGateway, {
        status: scheduler.scheduleFunction(() => response),
        logIn: scheduler.scheduleFunction((credentials: LoginPayload) => target.logIn(credentials)),
      });
    };
    const { state, store, restore, logIn } = sessionFixture({ gateway, through });
    await scheduler.waitFor(Promise.all([restore.execute(), logIn.execute('nova', 'x')]));
    expect(state.current.user?.username).toBe('nova');
    expect(store.load()?.username).toBe('nova');
  });
});
