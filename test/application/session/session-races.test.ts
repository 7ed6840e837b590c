import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import type { LoginPayload } from '../../../src/domain/auth/login-payload';
import type { RegistrationPayload } from '../../../src/domain/auth/registration';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeTabs } from '../../fakes/fake-tab-channel';
import { sessionFixture } from './session-fixture';

/**
 * Creates a gateway whose responses arrive in any order. The last arrived response sets the cookie,
 * and each request is answered for the cookie at the time of the request.
 */
function answeringInAnyOrder(scheduler: fc.Scheduler) {
  const arrives = (name: string) => scheduler.schedule(Promise.resolve(), name);
  return (target: FakeSessionGateway): SessionGateway =>
    Object.assign(Object.create(target) as SessionGateway, {
      status: () => scheduler.schedule(target.status(), 'status'),
      logIn: (credentials: LoginPayload) => arrives('logIn').then(() => target.logIn(credentials)),
      logOut: () => arrives('logOut').then(() => target.logOut()),
      register: (values: RegistrationPayload) => arrives('register').then(() => target.register(values)),
    });
}

const aGateway = () => new FakeSessionGateway().withAccount('nova', 'x').withAccount('orion', 'y');

function registration(username: string) {
  const password = 'Holocade!1';
  return { email: `${username}@example.com`, username, password, password_confirmation: password };
}

describe('A form that is sent several times', () => {
  property.prop([fc.scheduler(), fc.integer({ min: 2, max: 5 })])(
    'always signs the player in, in any order of responses',
    async (scheduler, times) => {
      const { state, store, logIn } = sessionFixture({ gateway: aGateway(), through: answeringInAnyOrder(scheduler) });
      const answers = Promise.all(Array.from({ length: times }, () => logIn.execute('nova', 'x')));
      await scheduler.waitFor(answers);
      expect((await answers).every(({ ok }) => ok)).toBe(true);
      expect(state.current.user?.username).toBe('nova');
      expect(store.load()).toEqual(state.current.user);
    },
  );

  property.prop([fc.scheduler(), fc.integer({ min: 2, max: 5 })])(
    'always creates one account and stays logged in to it, although the other requests are rejected',
    async (scheduler, times) => {
      const { state, store, tabs, register } = sessionFixture({ through: answeringInAnyOrder(scheduler) });
      const answers = Promise.all(Array.from({ length: times }, () => register.execute(registration('newcomer'))));
      await scheduler.waitFor(answers);
      expect((await answers).filter(({ ok }) => ok)).toHaveLength(1);
      expect(state.current.user?.username).toBe('newcomer');
      expect(store.load()?.username).toBe('newcomer');
      expect(tabs.announced).toEqual(['register']);
    },
  );

  property.prop([fc.scheduler()])('never leaves different players in the state and the store', async (scheduler) => {
    const { state, store, logIn } = sessionFixture({ gateway: aGateway(), through: answeringInAnyOrder(scheduler) });
    const last: string[] = [];
    const enter = async (name: string, password: string) => {
      if ((await logIn.execute(name, password)).ok) last.push(name);
    };
    await scheduler.waitFor(Promise.all([enter('nova', 'x'), enter('orion', 'y'), enter('nova', 'wrong')]));
    expect(state.current.user?.username).toBe(last.at(-1));
    expect(store.load()?.username).toBe(last.at(-1));
  });
});

describe('Two tabs of one browser', () => {
  const actions = fc.constantFrom('restore', 'log in', 'log out');

  property.prop([fc.scheduler(), fc.boolean(), actions, actions])(
    'always end with the server’s session, whatever each tab does while the other one is waiting',
    async (scheduler, signedIn, first, second) => {
      const gateway = aGateway();
      if (signedIn) gateway.signedInAs('nova');
      const browser = new FakeTabs();
      const through = answeringInAnyOrder(scheduler);
      const tabs = [browser.open(), browser.open()].map((tab) => sessionFixture({ gateway, tabs: tab, through }));
      const acted = tabs.map(async (fixture, index) => {
        fixture.followOtherTabs.execute();
        await fixture.restore.execute();
        const action = index === 0 ? first : second;
        if (action === 'restore') await fixture.restore.execute();
        else await (action === 'log in' ? fixture.logIn.execute('orion', 'y') : fixture.logOut.execute());
      });
      await scheduler.waitFor(Promise.all(acted));
      await scheduler.waitIdle();
      const answer = await gateway.status();
      const expected = answer.ok ? answer.value.user.username : undefined;
      for (const { state, store } of tabs) {
        expect(state.current.user?.username).toBe(expected);
        expect(store.load()?.username).toBe(expected);
      }
    },
  );
});
