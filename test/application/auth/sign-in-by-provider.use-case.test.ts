import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SocialGateway } from '../../../src/application/auth/social-gateway.port';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { SIGN_IN_PROVIDERS } from '../../../src/domain/auth/social-provider';
import { delivered } from '../../fakes/delivered';
import type { FakeSocialGateway } from '../../fakes/fake-social-gateway';
import { aSocialHouse } from './a-social-house';

const opened = { kind: 'info', code: 'tab-opened' };
const danger = (problem: object) => ({ kind: 'danger', problem });

async function waiting(provider: SignInProvider = 'google') {
  const house = aSocialHouse();
  house.modal.apply({ type: 'opened', pane: 'login' });
  house.signIn.execute(provider);
  await delivered();
  return house;
}

describe('signing in by a provider', () => {
  test('opens its tab within the press, before anything is asked', () => {
    const { signIn, signInTabs } = aSocialHouse();
    signIn.execute('google');
    expect(signInTabs.opened).toHaveLength(1);
    expect(signInTabs.last.sent).toEqual([]);
  });

  test.each(SIGN_IN_PROVIDERS)('sends its tab to %s and says so', async (provider) => {
    const { signIn, signInTabs, told } = await waiting(provider);
    expect(signInTabs.last.sent).toEqual([`https://id.test/${provider}`]);
    expect(signIn.current).toMatchObject({ kind: 'waiting', provider });
    expect(told).toEqual([opened]);
  });

  test.each(['login', 'register'] as const)('takes over the session of a %s, then tells it', async (type) => {
    const { gateway, signInTabs, state, store, tabs, modal, told } = await waiting();
    gateway.signedInAs('nova');
    signInTabs.last.tell({ type });
    expect(signInTabs.last.open).toBe(false);
    expect(told).toEqual([opened]);
    await delivered();
    expect(state.current.user?.username).toBe('nova');
    expect(store.load()?.username).toBe('nova');
    expect(tabs.announced).toEqual([type]);
    expect(modal.current).toMatchObject({ open: false, pane: 'login', lastOutcome: type });
    expect(told).toEqual([opened, { kind: 'success', code: type }]);
  });

  test('tells a session that does not come as a failure', async () => {
    const { gateway, signInTabs, told, state } = await waiting();
    gateway.failure = { kind: 'network' };
    signInTabs.last.tell({ type: 'login' });
    await delivered();
    expect(state.current.user).toBeUndefined();
    expect(told.at(-1)).toEqual(danger({ kind: 'failed', message: 'failed: network' }));
  });

  test('tells what went wrong in the words of the closing page', async () => {
    const { signInTabs, told, signIn } = await waiting();
    signInTabs.last.tell({ type: 'error', message: 'Cancelled.' });
    expect(signInTabs.last.open).toBe(false);
    expect(told.at(-1)).toEqual(danger({ kind: 'failed', message: 'Cancelled.' }));
    expect(signIn.current.kind).toBe('idle');
  });

  test('closes the empty tab when the server refuses', async () => {
    const { social, signIn, signInTabs, told } = aSocialHouse();
    social.failure = { kind: 'malformed' };
    signIn.execute('facebook');
    await delivered();
    expect(signInTabs.last.open).toBe(false);
    expect(told).toEqual([danger({ kind: 'failed', message: 'failed: malformed' })]);
  });

  test('asks nobody when the browser blocks the tab', async () => {
    const { social, signIn, signInTabs, told, clock } = aSocialHouse();
    signInTabs.blocked = true;
    signIn.execute('google');
    await delivered();
    expect(social.calls).toEqual([]);
    expect(told).toEqual([danger({ kind: 'popup-blocked' })]);
    expect(clock.pending).toBe(0);
  });

  test('gives up a tab that does not answer after ten minutes, and leaves it open, because a form may be in it', async () => {
    const { signIn, signInTabs, told, clock } = await waiting();
    clock.advance(599_999);
    expect(signIn.current.kind).toBe('waiting');
    clock.advance(1);
    const { last } = signInTabs;
    expect([last.open, last.heard]).toEqual([true, false]);
    expect(told.at(-1)).toEqual(danger({ kind: 'timed-out' }));
    expect(clock.pending).toBe(0);
  });

  test('gives up a server that never answers as well', () => {
    const never = () => new Promise<never>(() => undefined);
    const { signIn, signInTabs, told, clock } = aSocialHouse((gateway) =>
      Object.assign(Object.create(gateway) as SocialGateway, { begin: never }),
    );
    signIn.execute('google');
    clock.advance(600_000);
    expect(signInTabs.last.open).toBe(false);
    expect(told).toEqual([danger({ kind: 'timed-out' })]);
  });

  test('is given up by the visitor without a word, and another can begin', async () => {
    const { signIn, signInTabs, told, clock } = await waiting();
    signIn.giveUp();
    expect(signInTabs.last.open).toBe(false);
    expect(clock.pending).toBe(0);
    signIn.execute('steam');
    await delivered();
    expect(signInTabs.last.sent).toEqual(['https://id.test/steam']);
    expect(told).toEqual([opened, opened]);
  });

  test('is one at a time: a second press does nothing', async () => {
    const { signIn, signInTabs, social } = aSocialHouse();
    signIn.execute('google');
    signIn.execute('google');
    signIn.execute('facebook');
    await delivered();
    expect(signInTabs.opened).toHaveLength(1);
    expect(social.calls).toEqual(['begin google']);
  });

  test('notices a closed tab, and begins anew', async () => {
    const { signIn, signInTabs, told } = await waiting();
    signInTabs.last.closeByHand();
    expect(told.at(-1)).toEqual(danger({ kind: 'tab-closed' }));
    signIn.execute('google');
    await delivered();
    expect(signInTabs.last.sent).toEqual(['https://id.test/google']);
  });

  test('says that a proved identity waits for the next login', async () => {
    const { signInTabs, told, modal } = await waiting('steam');
    signInTabs.last.tell({ type: 'waiting', message: 'Log in.' });
    expect(told.at(-1)).toEqual({ kind: 'info', code: 'identity-waits', message: 'Log in.' });
    expect(modal.current.open).toBe(true);
  });
});

describe('races of signing in by a provider', () => {
  const held = (scheduler: fc.Scheduler) => (gateway: FakeSocialGateway) =>
    Object.assign(Object.create(gateway) as SocialGateway, {
      begin: (provider: SignInProvider) => scheduler.schedule(gateway.begin(provider), `begin ${provider}`),
    });

  property.prop([fc.scheduler(), fc.array(fc.constantFrom(...SIGN_IN_PROVIDERS), { minLength: 1, maxLength: 5 })])(
    'never send a tab where an older one was to go, in whatever order answers and closings come',
    async (scheduler, providers) => {
      const { signIn, signInTabs } = aSocialHouse(held(scheduler));
      const steps = providers.map((provider) =>
        scheduler.schedule(Promise.resolve(), `press ${provider}`).then(() => {
          signInTabs.opened.at(-1)?.closeByHand();
          signIn.execute(provider);
        }),
      );
      await scheduler.waitFor(Promise.all(steps));
      await scheduler.waitIdle();
      await delivered();
      expect(signInTabs.opened).toHaveLength(providers.length);
      expect(signInTabs.opened.slice(0, -1).every(({ open }) => !open)).toBe(true);
      const state = signIn.current;
      expect(state.kind).toBe('waiting');
      expect(signInTabs.last.sent).toEqual([`https://id.test/${state.kind === 'idle' ? '' : state.provider}`]);
    },
  );

  property.prop([fc.scheduler(), fc.constantFrom('login', 'register')])(
    'load the session once when the closing page tells twice, while it closes',
    async (scheduler, type) => {
      const house = await waiting();
      house.gateway.signedInAs('nova');
      const { calls } = house.gateway;
      const asked = calls.length;
      const tab = house.signInTabs.last;
      const does = (name: string, act: () => void) => scheduler.schedule(Promise.resolve(), name).then(act);
      const tell = () => {
        tab.tell({ type });
      };
      await scheduler.waitFor(Promise.all([does('tell', tell), does('tell again', tell)]));
      tab.closeByHand();
      await delivered();
      expect(calls.length - asked).toBe(1);
      expect(house.told).toEqual([opened, { kind: 'success', code: type }]);
    },
  );

  property.prop([fc.scheduler()])(
    'end in one way when the answer, the closing and the message meet',
    async (scheduler) => {
      const house = aSocialHouse(held(scheduler));
      house.gateway.signedInAs('nova');
      house.signIn.execute('google');
      const tab = house.signInTabs.last;
      const does = (name: string, act: () => void) => scheduler.schedule(Promise.resolve(), name).then(act);
      await scheduler.waitFor(
        Promise.all([
          does('close', () => {
            tab.closeByHand();
          }),
          does('tell', () => {
            tab.tell({ type: 'login' });
          }),
        ]),
      );
      await scheduler.waitIdle();
      await delivered();
      const ends = house.told.filter(({ kind }) => kind !== 'info');
      expect(ends).toHaveLength(1);
      expect(house.signIn.current.kind).toBe('idle');
      expect(house.state.current.user !== undefined).toBe(ends[0]?.kind === 'success');
      expect(house.clock.pending).toBe(0);
    },
  );
});
