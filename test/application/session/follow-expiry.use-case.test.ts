import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { FollowExpiry } from '../../../src/application/session/follow-expiry.use-case';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import { SessionRefusals } from '../../../src/application/session/session-refusals';
import { defaultSettings } from '../../../src/domain/session/settings';
import type { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeTabs } from '../../fakes/fake-tab-channel';
import { sessionFixture } from './session-fixture';

interface Setting {
  readonly tabs?: FakeTabs;
  readonly gateway?: FakeSessionGateway;
  readonly through?: (gateway: FakeSessionGateway) => SessionGateway;
}

async function aTab({ tabs = new FakeTabs(), gateway: given, through }: Setting = {}) {
  const fixture = sessionFixture({ tabs: tabs.open(), ...(given === undefined ? {} : { gateway: given }) });
  const { gateway, store, state } = fixture;
  if (given === undefined) gateway.withAccount('nova', 'Holocade!1');
  await fixture.logIn.execute('nova', 'Holocade!1');
  const modal = new AuthModalState();
  const refusals = new SessionRefusals();
  let prompts = 0;
  modal.modal$.subscribe(({ open }) => (prompts += Number(open)));
  let resumed = 0;
  const attention = new FakeAttention();
  const calls = through?.(gateway) ?? gateway;
  const expiry = new FollowExpiry(refusals, calls, store, state, fixture.tabs, modal, attention);
  const stop = expiry.execute(() => (resumed += 1));
  return { ...fixture, modal, refusals, attention, stop, prompts: () => prompts, resumed: () => resumed };
}

const turns = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

describe('FollowExpiry', () => {
  test('logs out every tab and opens the login', async () => {
    const { gateway, refusals, state, store, tabs, modal } = await aTab();
    gateway.expire();
    refusals.report();
    await turns();
    expect(state.current.user).toBeUndefined();
    expect(store.load()).toBeUndefined();
    expect(tabs.announced).toEqual(['login', 'expiry']);
    expect(modal.current).toMatchObject({ open: true, pane: 'login' });
  });

  test('keeps the former player until the login is dismissed', async () => {
    const { gateway, refusals, state, modal } = await aTab();
    gateway.expire();
    refusals.report();
    await turns();
    expect(state.current.former?.username).toBe('nova');
    modal.apply({ type: 'dismissed' });
    expect(state.current.former).toBeUndefined();
    expect(state.current.user).toBeUndefined();
  });

  test('resumes once the player has logged in again', async () => {
    const { gateway, refusals, logIn, resumed } = await aTab();
    gateway.expire();
    refusals.report();
    await turns();
    await logIn.execute('nova', 'Holocade!1');
    expect(resumed()).toBe(1);
    await logIn.execute('nova', 'Holocade!1');
    expect(resumed()).toBe(1);
  });

  test('prompts in the visible tab, even when another tab has detected the expiry', async () => {
    const tabs = new FakeTabs();
    const hidden = await aTab({ tabs });
    const seen = await aTab({ tabs, gateway: hidden.gateway });
    hidden.attention.hide();
    hidden.gateway.expire();
    hidden.refusals.report();
    await turns();
    expect([hidden.prompts(), seen.prompts()]).toEqual([0, 1]);
    expect(seen.state.current.user).toBeUndefined();
    await seen.logIn.execute('nova', 'Holocade!1');
    await hidden.restore.execute();
    hidden.attention.show();
    expect([hidden.prompts(), seen.prompts()]).toEqual([0, 1]);
    expect([hidden.resumed(), seen.resumed()]).toEqual([1, 1]);
  });

  test('prompts when the player returns to the tab', async () => {
    const { gateway, refusals, attention, prompts } = await aTab();
    attention.hide();
    gateway.expire();
    refusals.report();
    await turns();
    expect(prompts()).toBe(0);
    attention.show();
    expect(prompts()).toBe(1);
  });

  test('ignores a rejection that is older than the session, and a network failure', async () => {
    const { gateway, refusals, state, prompts, tabs } = await aTab();
    refusals.report();
    await turns();
    gateway.failure = { kind: 'network' };
    refusals.report();
    await turns();
    expect(state.current.user?.username).toBe('nova');
    expect(prompts()).toBe(0);
    expect(tabs.announced).toEqual(['login']);
  });

  test('checks again if the account changed during the check, and then ends the session', async () => {
    const settings = defaultSettings();
    const { gateway, refusals, state, prompts } = await aTab({
      through: (target) =>
        Object.assign(Object.create(target) as SessionGateway, {
          status: async () => {
            const answer = await target.status();
            // A rejected setting is reverted while the answer is on its way.
            if (gateway.calls.filter((call) => call === 'status').length === 1)
              state.apply({ type: 'settings-changed', settings });
            return answer;
          },
        }),
    });
    gateway.expire();
    refusals.report();
    await turns();
    expect(state.current.user).toBeUndefined();
    expect(prompts()).toBe(1);
    expect(gateway.calls.filter((call) => call === 'status')).toHaveLength(2);
  });

  test('ignores guests, and does nothing after it was stopped', async () => {
    const { gateway, refusals, logOut, stop } = await aTab();
    stop();
    refusals.report();
    expect(gateway.calls).toEqual(['logIn']);
    await logOut.execute();
    refusals.report();
    expect(gateway.calls).toEqual(['logIn', 'logOut']);
  });

  property.prop([fc.scheduler(), fc.boolean()])(
    'always prompts once, when ten calls fail at once and whenever their answers arrive',
    async (scheduler, dismissed) => {
      const through = (target: FakeSessionGateway): SessionGateway =>
        Object.assign(Object.create(target) as SessionGateway, {
          status: () => scheduler.schedule(target.status(), 'status'),
        });
      const { gateway, refusals, state, modal, prompts, tabs } = await aTab({ through });
      gateway.expire();
      for (let call = 0; call < 10; call += 1) {
        const failed = scheduler.schedule(Promise.resolve(), `call ${String(call)}`);
        void failed.then(() => {
          refusals.report();
          if (dismissed && modal.current.open) modal.apply({ type: 'dismissed' });
        });
      }
      await scheduler.waitIdle();
      expect(prompts()).toBe(1);
      expect(state.current.user).toBeUndefined();
      expect(tabs.announced).toEqual(['login', 'expiry']);
    },
  );

  property.prop([fc.scheduler()])('never logs out a player who has logged out or in meanwhile', async (scheduler) => {
    const through = (target: FakeSessionGateway): SessionGateway =>
      Object.assign(Object.create(target) as SessionGateway, {
        status: () => scheduler.schedule(target.status(), 'status'),
      });
    const { gateway, refusals, state, logOut, logIn, prompts } = await aTab({ through });
    gateway.expire();
    refusals.report();
    await logOut.execute();
    await logIn.execute('nova', 'Holocade!1');
    await scheduler.waitIdle();
    expect(state.current.user?.username).toBe('nova');
    expect(prompts()).toBe(0);
  });
});
