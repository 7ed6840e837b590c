import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SocialEvent, SocialSignIn, SocialStep } from '../../../src/domain/auth/social-sign-in';
import {
  idleSocialSignIn,
  isInert,
  isSpinning,
  nextSocialSignIn,
  SOCIAL_SIGN_IN_TIMEOUT,
  untilSocialTimeout,
} from '../../../src/domain/auth/social-sign-in';
import { SIGN_IN_PROVIDERS } from '../../../src/domain/auth/social-provider';

const chosen: SocialEvent = { type: 'chosen', provider: 'google', now: 1000 };
const address: SocialEvent = { type: 'address-received', url: 'https://id.test/' };
const reported = (type: 'login' | 'register'): SocialEvent => ({ type: 'closing-page-reported', message: { type } });
const failure = (message: string | undefined): SocialEvent => ({
  type: 'closing-page-reported',
  message: { type: 'error', message },
});
const last = (...events: readonly SocialEvent[]) =>
  events.reduce<SocialStep>(({ state }, event) => nextSocialSignIn(state, event), {
    state: idleSocialSignIn,
    commands: [],
  });
const danger = (problem: object) => ({ type: 'announce', notice: { kind: 'danger', problem } });

interface Model {
  phase: 'idle' | 'working' | 'waiting';
  provider: string;
  since: number;
  tabs: number;
}
interface Real {
  state: SocialSignIn;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: SocialEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const { event } = this;
    const { phase } = model;
    const times = event.type === 'time-passed' && event.now - model.since >= 600_000;
    if (phase === 'idle' && event.type === 'chosen') {
      Object.assign(model, { phase: 'working', provider: event.provider, since: event.now, tabs: 1 });
    } else if (phase === 'working' && event.type === 'address-received') model.phase = 'waiting';
    else if (phase === 'working' && ['popup-blocked', 'address-refused'].includes(event.type)) model.phase = 'idle';
    else if (phase === 'waiting' && event.type === 'closing-page-reported') model.phase = 'idle';
    else if (['tab-closed', 'given-up'].includes(event.type) || times) model.phase = 'idle';
    const gone = phase !== 'idle' && model.phase === 'idle';
    const step = nextSocialSignIn(real.state, event);
    real.state = step.state;
    expect(step.state.kind).toBe(model.phase);
    for (const provider of SIGN_IN_PROVIDERS) {
      const busy = model.phase !== 'idle';
      expect(isSpinning(step.state, provider)).toBe(busy && provider === model.provider);
      expect(isInert(step.state, provider)).toBe(busy && provider !== model.provider);
    }
    if (step.commands.some(({ type }) => type === 'close-tab')) model.tabs = 0;
    // No tab outlives the login, except one closed by the visitor or the browser, or still in use after a time-out.
    const busyAt = (type: string) => type === 'time-passed' && phase === 'waiting';
    if (gone)
      expect(model.tabs === 0 || ['tab-closed', 'popup-blocked'].includes(event.type) || busyAt(event.type)).toBe(true);
    // Every end causes a notice, except the visitor's own cancellation.
    expect(step.commands.some(({ type }) => type === 'announce')).toBe(
      (gone && event.type !== 'given-up') || (phase === 'working' && model.phase === 'waiting'),
    );
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const times = fc.oneof(fc.constantFrom(0, 599_999, 600_000, 600_001), fc.nat(2_000_000));
const commands = fc.commands(
  [
    fc
      .tuple(fc.constantFrom(...SIGN_IN_PROVIDERS), fc.constantFrom(0, 1, 600_000))
      .map(([provider, now]) => new Apply({ type: 'chosen', provider, now })),
    fc
      .constantFrom(address, address, reported('login'), reported('register'), failure('No.'))
      .map((event) => new Apply(event)),
    fc
      .constantFrom<SocialEvent>(
        { type: 'popup-blocked' },
        { type: 'address-refused', message: 'No.' },
        { type: 'tab-closed' },
        { type: 'given-up' },
      )
      .map((event) => new Apply(event)),
    times.map((now) => new Apply({ type: 'time-passed', now })),
  ],
  { maxCommands: 40 },
);

describe('nextSocialSignIn', () => {
  test('opens a tab, requests its address and sends it there', () => {
    expect(last(chosen)).toEqual({
      state: { kind: 'working', provider: 'google', until: 601_000 },
      commands: [{ type: 'open-tab' }, { type: 'ask-address', provider: 'google' }],
    });
    expect(last(chosen, address)).toEqual({
      state: { kind: 'waiting', provider: 'google', until: 601_000 },
      commands: [
        { type: 'send-tab-to', url: 'https://id.test/' },
        { type: 'announce', notice: { kind: 'info', code: 'tab-opened' } },
      ],
    });
  });

  test.each(['login', 'register'] as const)('closes the tab when the closing page reports %s', (type) => {
    expect(last(chosen, address, reported(type))).toEqual({
      state: { kind: 'idle', problem: undefined },
      commands: [
        { type: 'close-tab' },
        { type: 'load-session', via: type },
        { type: 'announce', notice: { kind: 'success', code: type } },
      ],
    });
  });

  test.each(['Cancelled.', undefined])('announces a failure with the reported message: %s', (message) => {
    const problem = { kind: 'failed', message };
    expect(last(chosen, address, failure(message))).toEqual({
      state: { kind: 'idle', problem },
      commands: [{ type: 'close-tab' }, danger(problem)],
    });
  });

  test('announces the next step when the closing page reports a waiting identity', () => {
    const message = 'Log in or register, and your Steam account is connected.';
    const waits: SocialEvent = { type: 'closing-page-reported', message: { type: 'waiting', message } };
    expect(last({ ...chosen, provider: 'steam' }, address, waits)).toEqual({
      state: idleSocialSignIn,
      commands: [
        { type: 'close-tab' },
        { type: 'announce', notice: { kind: 'info', code: 'identity-waits', message } },
      ],
    });
  });

  test('announces a refusal by the server, and closes the empty tab', () => {
    const problem = { kind: 'failed', message: 'Not now.' };
    expect(last(chosen, { type: 'address-refused', message: 'Not now.' })).toEqual({
      state: { kind: 'idle', problem },
      commands: [{ type: 'close-tab' }, danger(problem)],
    });
  });

  test('announces a blocked tab and a closed tab', () => {
    expect(last(chosen, { type: 'popup-blocked' })).toEqual({
      state: { kind: 'idle', problem: { kind: 'popup-blocked' } },
      commands: [danger({ kind: 'popup-blocked' })],
    });
    expect(last(chosen, address, { type: 'tab-closed' })).toEqual({
      state: { kind: 'idle', problem: { kind: 'tab-closed' } },
      commands: [danger({ kind: 'tab-closed' })],
    });
  });

  test('ends silently when the visitor cancels, at any time', () => {
    const ended = { state: idleSocialSignIn, commands: [{ type: 'close-tab' }] };
    expect(last(chosen, { type: 'given-up' })).toEqual(ended);
    expect(last(chosen, address, { type: 'given-up' })).toEqual(ended);
  });

  test('times out after ten minutes and not earlier, and leaves the tab open', () => {
    expect(SOCIAL_SIGN_IN_TIMEOUT).toBe(600_000);
    const waiting = last(chosen, address).state;
    expect(nextSocialSignIn(waiting, { type: 'time-passed', now: 600_999 })).toEqual({ state: waiting, commands: [] });
    expect(nextSocialSignIn(waiting, { type: 'time-passed', now: 601_000 })).toEqual({
      state: { kind: 'idle', problem: { kind: 'timed-out' } },
      commands: [{ type: 'forget-tab' }, danger({ kind: 'timed-out' })],
    });
    expect(nextSocialSignIn(last(chosen).state, { type: 'time-passed', now: 601_000 }).commands[0]).toEqual({
      type: 'close-tab',
    });
    expect(untilSocialTimeout(waiting, 1000)).toBe(600_000);
    expect(untilSocialTimeout(waiting, 600_999)).toBe(1);
    expect(untilSocialTimeout(waiting, 700_000)).toBe(0);
    expect(untilSocialTimeout(idleSocialSignIn, 0)).toBeUndefined();
  });

  test('clears the last problem at the next start', () => {
    const again = last(chosen, { type: 'popup-blocked' }, { ...chosen, provider: 'facebook' });
    expect(again.state).toEqual({ kind: 'working', provider: 'facebook', until: 601_000 });
  });

  property.prop([commands])('always behaves like the model', (run) => {
    const model = (): Model => ({ phase: 'idle', provider: '', since: 0, tabs: 0 });
    fc.modelRun(() => ({ model: model(), real: { state: idleSocialSignIn } }), run);
  });

  property.prop([
    fc.constantFrom<SocialEvent>(address, reported('login'), { type: 'tab-closed' }, { type: 'given-up' }),
  ])("never starts without the visitor's choice", (event) => {
    expect(nextSocialSignIn(idleSocialSignIn, event)).toEqual({ state: idleSocialSignIn, commands: [] });
  });

  property.prop([fc.constantFrom(reported('login'), reported('register'), failure('x'))])(
    'never accepts a message before its tab was sent to an address',
    (event) => {
      const { state } = last(chosen);
      expect(nextSocialSignIn(state, event)).toEqual({ state, commands: [] });
    },
  );
});
