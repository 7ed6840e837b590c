import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { LoginPayload } from '../../../src/domain/auth/login-payload';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import { aPlayer } from '../../fakes/a-player';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { HeldCalls } from '../../fakes/held-calls';
import { aSessionHouse } from './a-session-house';

describe('restoring a session', () => {
  test('shows the remembered player while the server is asked', async () => {
    const held = new HeldCalls();
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, restore } = aSessionHouse({
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

  test('forgets the remembered player when nobody is signed in, or nothing came back', async () => {
    const { gateway, state, store, restore } = aSessionHouse({ store: new FakeSessionStore(aPlayer()) });
    gateway.failure = { kind: 'network' };
    await restore.execute();
    expect(state.current).toMatchObject({ attempted: true, user: undefined });
    expect(store.load()).toBeUndefined();
  });

  test('again ends no session for want of an answer, only when the server knows nobody', async () => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, store, restore } = aSessionHouse({ gateway });
    await restore.execute();
    gateway.failure = { kind: 'network' };
    await restore.renew();
    expect([state.current.user?.username, store.load()?.username]).toEqual(['nova', 'nova']);
    gateway.failure = undefined;
    gateway.expire();
    await restore.renew();
    expect([state.current.user, store.load()]).toEqual([undefined, undefined]);
  });

  test('again ends in a guest when it has overtaken the first question and nothing comes back', async () => {
    const gateway = new FakeSessionGateway();
    gateway.failure = { kind: 'network' };
    const { state, restore } = aSessionHouse({ gateway, store: new FakeSessionStore(aPlayer()) });
    await Promise.all([restore.execute(), restore.renew()]);
    expect(state.current).toMatchObject({ attempted: true, user: undefined });
  });

  test('asks once more when the player has changed something meanwhile, and no more after that', async () => {
    const held = new HeldCalls();
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const { state, restore } = aSessionHouse({
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

  property.prop([fc.scheduler()])('always ends as the server says, however its answers arrive', async (scheduler) => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x').signedInAs('nova');
    const through = (target: FakeSessionGateway): SessionGateway =>
      Object.assign(Object.create(target) as SessionGateway, {
        status: scheduler.scheduleFunction(() => target.status()),
      });
    const { state, store, restore } = aSessionHouse({ gateway, through });
    const restored = [restore.execute(), restore.execute(), restore.execute()];
    await scheduler.waitFor(Promise.all(restored));
    expect(state.current).toMatchObject({ attempted: true, user: { username: 'nova' } });
    expect(store.load()?.username).toBe('nova');
  });

  property.prop([fc.scheduler()])('always ends as the newest question was answered', async (scheduler) => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x');
    const deliver = scheduler.scheduleFunction((answer: ReturnType<SessionGateway['status']>) => answer);
    const through = (target: FakeSessionGateway): SessionGateway =>
      Object.assign(Object.create(target) as SessionGateway, { status: () => deliver(target.status()) });
    const { state, restore } = aSessionHouse({ gateway, through });
    const before = restore.execute();
    gateway.signedInAs('nova');
    await scheduler.waitFor(Promise.all([before, restore.execute()]));
    expect(state.current.user?.username).toBe('nova');
  });

  property.prop([fc.scheduler()])('never undoes a sign-in that overtook the question', async (scheduler) => {
    const gateway = new FakeSessionGateway().withAccount('nova', 'x');
    const through = (target: FakeSessionGateway): SessionGateway => {
      const asked = target.status();
      return Object.assign(Object.create(target) as SessionGateway, {
        status: scheduler.scheduleFunction(() => asked),
        logIn: scheduler.scheduleFunction((credentials: LoginPayload) => target.logIn(credentials)),
      });
    };
    const { state, store, restore, logIn } = aSessionHouse({ gateway, through });
    await scheduler.waitFor(Promise.all([restore.execute(), logIn.execute('nova', 'x')]));
    expect(state.current.user?.username).toBe('nova');
    expect(store.load()?.username).toBe('nova');
  });
});
