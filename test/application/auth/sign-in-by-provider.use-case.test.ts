import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SocialGateway } from '../../../src/application/auth/social-gateway.port';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { SIGN_IN_PROVIDERS } from '../../../src/domain/auth/social-provider';
import { delivered } from '../../fakes/delivered';
import type { FakeSocialGateway } from '../../fakes/fake-social-gateway';
import { socialFixture } from './social-fixture';

const opened = { kind: 'info', code: 'tab-opened' };
const danger = (problem: object) => ({ kind: 'danger', problem });

async function waiting(provider: SignInProvider = 'google') {
  const fixture = socialFixture();
  fixture.modal.apply({ type: 'opened', pane: 'login' });
  fixture.signIn.execute(provider);
  await delivered();
  return fixture;
}

describe('SignInByProvider', () => {
  test('opens its tab synchronously, before any request', () => {
    const { signIn, signInTabs } = socialFixture();
    signIn.execute('google');
    expect(signInTabs.opened).toHaveLength(1);
    expect(signInTabs.last.sent).toEqual([]);
  });

  test.each(SIGN_IN_PROVIDERS)('sends the tab to %s and enters the waiting state', async (provider) => {
    const { signIn, signInTabs, notices } = await waiting(provider);
    expect(signInTabs.last.sent).toEqual([`https://id.test/${provider}`]);
    expect(signIn.current).toMatchObject({ kind: 'waiting', provider });
    expect(notices).toEqual([opened]);
  });

  test.each(['login', 'register'] as const)('loads the session of a %s, then publishes a notice', async (type) => {
    const { gateway, signInTabs, state, store, tabs, modal, notices } = await waiting();
    gateway.signedInAs('nova');
    signInTabs.last.report({ type });
    expect(signInTabs.last.open).toBe(false);
    expect(notices).toEqual([opened]);
    await delivered();
    expect(state.current.user?.username).toBe('nova');
    expect(store.load()?.username).toBe('nova');
    expect(tabs.announced).toEqual([type]);
    expect(modal.current).toMatchObject({ open: false, pane: 'login', lastOutcome: type });
    expect(notices).toEqual([opened, { kind: 'success', code: type }]);
  });

  test('reports a session that fails to load as a failure', async () => {
    const { gateway, signInTabs, notices, state } = await waiting();
    gateway.failure = { kind: 'network' };
    signInTabs.last.report({ type: 'login' });
    await delivered();
    expect(state.current.user).toBeUndefined();
    expect(notices.at(-1)).toEqual(danger({ kind: 'failed', message: 'failed: network' }));
  });

  test('shows the error message of the closing page', async () => {
    const { signInTabs, notices, signIn } = await waiting();
    signInTabs.last.report({ type: 'error', message: 'Cancelled.' });
    expect(signInTabs.last.open).toBe(false);
    expect(notices.at(-1)).toEqual(danger({ kind: 'failed', message: 'Cancelled.' }));
    expect(signIn.current.kind).toBe('idle');
  });

  test('closes the empty tab when the server rejects the request', async () => {
    const { social, signIn, signInTabs, notices } = socialFixture();
    social.failure = { kind: 'malformed' };
    signIn.execute('facebook');
    await delivered();
    expect(signInTabs.last.open).toBe(false);
    expect(notices).toEqual([danger({ kind: 'failed', message: 'failed: malformed' })]);
  });

  test('sends no request when the browser blocks the tab', async () => {
    const { social, signIn, signInTabs, notices, clock } = socialFixture();
    signInTabs.blocked = true;
    signIn.execute('google');
    await delivered();
    expect(social.calls).toEqual([]);
    expect(notices).toEqual([danger({ kind: 'popup-blocked' })]);
    expect(clock.pending).toBe(0);
  });

  test('gives up after ten minutes without an answer, and leaves the tab open because it may contain a form', async () => {
    const { signIn, signInTabs, notices, clock } = await waiting();
    clock.advance(599_999);
    expect(signIn.current.kind).toBe('waiting');
    clock.advance(1);
    const { last } = signInTabs;
    expect([last.open, last.connected]).toEqual([true, false]);
    expect(notices.at(-1)).toEqual(danger({ kind: 'timed-out' }));
    expect(clock.pending).toBe(0);
  });

  test('gives up when the server never responds', () => {
    const never = () => new Promise<never>(() => undefined);
    const { signIn, signInTabs, notices, clock } = socialFixture((gateway) =>
      Object.assign(Object.create(gateway) as SocialGateway, { begin: never }),
    );
    signIn.execute('google');
    clock.advance(600_000);
    expect(signInTabs.last.open).toBe(false);
    expect(notices).toEqual([danger({ kind: 'timed-out' })]);
  });

  test('is cancelled by the visitor without a notice, and can start again', async () => {
    const { signIn, signInTabs, notices, clock } = await waiting();
    signIn.giveUp();
    expect(signInTabs.last.open).toBe(false);
    expect(clock.pending).toBe(0);
    signIn.execute('steam');
    await delivered();
    expect(signInTabs.last.sent).toEqual(['https://id.test/steam']);
    expect(notices).toEqual([opened, opened]);
  });

  test('ignores a second press while a login is running', async () => {
    const { signIn, signInTabs, social } = socialFixture();
    signIn.execute('google');
    signIn.execute('google');
    signIn.execute('facebook');
    await delivered();
    expect(signInTabs.opened).toHaveLength(1);
    expect(social.calls).toEqual(['begin google']);
  });

  test('detects a closed tab, and can start again', async () => {
    const { signIn, signInTabs, notices } = await waiting();
    signInTabs.last.closeByHand();
    expect(notices.at(-1)).toEqual(danger({ kind: 'tab-closed' }));
    signIn.execute('google');
    await delivered();
    expect(signInTabs.last.sent).toEqual(['https://id.test/google']);
  });

  test('announces an identity that waits for the next login', async () => {
    const { signInTabs, notices, modal } = await waiting('steam');
    signInTabs.last.report({ type: 'waiting', message: 'Log in.' });
    expect(notices.at(-1)).toEqual({ kind: 'info', code: 'identity-waits', message: 'Log in.' });
    expect(modal.current.open).toBe(true);
  });
});

describe('SignInByProvider races', () => {
  const held = (scheduler: fc.Scheduler) => (gateway: FakeSocialGateway) =>
    Object.assign(Object.create(gateway) as SocialGateway, {
      begin: (provider: SignInProvider) => scheduler.schedule(gateway.begin(provider), `begin ${provider}`),
    });

  property.prop([fc.scheduler(), fc.array(fc.constantFrom(...SIGN_IN_PROVIDERS), { minLength: 1, maxLength: 5 })])(
    'never send a tab to the address of an earlier attempt, in any order of responses and closings',
    async (scheduler, providers) => {
      const { signIn, signInTabs } = socialFixture(held(scheduler));
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
    'always load the session once when the closing page reports twice while the tab closes',
    async (scheduler, type) => {
      const fixture = await waiting();
      fixture.gateway.signedInAs('nova');
      const { calls } = fixture.gateway;
      const asked = calls.length;
      const tab = fixture.signInTabs.last;
      const does = (name: string, act: () => void) => scheduler.schedule(Promise.resolve(), name).then(act);
      const report = () => {
        tab.report({ type });
      };
      await scheduler.waitFor(Promise.all([does('report', report), does('report again', report)]));
      tab.closeByHand();
      await delivered();
      expect(calls.length - asked).toBe(1);
      expect(fixture.notices).toEqual([opened, { kind: 'success', code: type }]);
    },
  );

  property.prop([fc.scheduler()])(
    'always have one outcome when the response, the closing and the message coincide',
    async (scheduler) => {
      const fixture = socialFixture(held(scheduler));
      fixture.gateway.signedInAs('nova');
      fixture.signIn.execute('google');
      const tab = fixture.signInTabs.last;
      const does = (name: string, act: () => void) => scheduler.schedule(Promise.resolve(), name).then(act);
      await scheduler.waitFor(
        Promise.all([
          does('close', () => {
            tab.closeByHand();
          }),
          does('report', () => {
            tab.report({ type: 'login' });
          }),
        ]),
      );
      await scheduler.waitIdle();
      await delivered();
      const ends = fixture.notices.filter(({ kind }) => kind !== 'info');
      expect(ends).toHaveLength(1);
      expect(fixture.signIn.current.kind).toBe('idle');
      expect(fixture.state.current.user !== undefined).toBe(ends[0]?.kind === 'success');
      expect(fixture.clock.pending).toBe(0);
    },
  );
});
