import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createHolocade } from '../../sdk/create-holocade';
import { IframeGameFrames } from '../../src/adapters/iframe/iframe-game-frames';
import { SystemClock } from '../../src/adapters/system/system';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import { gameFrameUrl } from '../../src/domain/bridge/game-parameters';
import type { GameCall } from '../../src/domain/bridge/parse-call';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { delivered } from '../fakes/delivered';
import { FakeXrSession } from '../fakes/fake-xr-session';
import { fakeWindows } from '../fakes/fake-windows';
import { noSandbox } from './support/sandbox-here';
import { guestsHere } from './support/guests-here';

const GAMES_HOST = 'play.holocade.localhost:8080';
const origin = 'http://holocade.localhost:8080';
const build = { url: 'http://lantern-drift.play.holocade.localhost:8080/1.0.0/index.html' };
const address = gameFrameUrl(build.url, { game: 'lantern-drift', version: '1.0.0', origin, lang: 'en' });

async function connect(answer: (call: GameCall) => Promise<Result<unknown, BridgeError>>, more = '') {
  const windows = fakeWindows(origin, `${address.ok ? address.value : ''}${more}`);
  const frame = new IframeGameFrames(windows.portalWindow, GAMES_HOST, new SystemClock(), {
    warn: () => undefined,
  }).open(windows.iframe, build);
  const disconnect = frame.connect({
    greeted: () => undefined,
    left: () => undefined,
    reported: () => undefined,
    loadedSilently: () => undefined,
    call: answer,
  });
  const sdk = createHolocade(windows.gameWindow, noSandbox, guestsHere);
  await sdk.init();
  return { ...windows, sdk, frame, disconnect };
}

describe('the SDK inside the portal', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
  );
  afterEach(() => void vi.useRealTimers());

  test('connects with one hello and completes every call', async () => {
    const calls: GameCall[] = [];
    const { sdk, portal, game, disconnect } = await connect((call) => {
      calls.push(call);
      return Promise.resolve(ok({ unlocked: true }));
    });
    expect(sdk.environment).toBe('portal');
    await expect(sdk.achievement.unlock('first-light')).resolves.toEqual({ unlocked: true });
    expect(calls).toEqual([{ method: 'achievement.unlock', args: { slug: 'first-light' } }]);
    expect([portal.sent.length, game.sent.length]).toEqual([1, 1]);
    disconnect();
  });

  test('reports its headset session in order', async () => {
    const calls: GameCall[] = [];
    const { sdk, disconnect } = await connect((call) => {
      calls.push(call);
      return Promise.resolve(ok(undefined));
    });
    const xr = new FakeXrSession();
    sdk.session.attach(xr);
    xr.show('visible-blurred');
    await sdk.user.openLogin();
    expect(calls.map(({ method, args }) => (args && 'signal' in args ? args.signal : method))).toEqual([
      'start',
      'visible',
      'visible-blurred',
      'end',
      'user.openLogin',
    ]);
    disconnect();
  });

  test('marks reports of an emulated headset only', async () => {
    for (const [more, worn] of [
      ['&holocade_headset=emulated', { emulated: true }],
      ['&holocade_headset=real', {}],
    ] as const) {
      const calls: GameCall[] = [];
      const { sdk, disconnect } = await connect((call) => {
        calls.push(call);
        return Promise.resolve(ok(undefined));
      }, more);
      sdk.session.attach(new FakeXrSession());
      await delivered();
      expect(calls[0]).toEqual({ method: 'session.xr', args: { signal: 'start', ...worn } });
      disconnect();
    }
  });

  test('reports the end of its headset session despite too many calls', async () => {
    const signals: string[] = [];
    const { sdk, disconnect } = await connect((call) => {
      if (call.method === 'session.xr') signals.push(call.args.signal);
      return Promise.resolve(ok(true));
    });
    const xr = new FakeXrSession();
    sdk.session.attach(xr);
    const busy = Array.from({ length: 40 }, () => sdk.user.isLoggedIn().catch(() => undefined));
    xr.show('hidden');
    await xr.end();
    await delivered();
    expect(signals).toEqual(['start', 'visible']);
    vi.advanceTimersByTime(1_000);
    await delivered();
    expect(signals).toEqual(['start', 'visible', 'end']);
    await Promise.all(busy);
    expect(vi.getTimerCount()).toBe(0);
    disconnect();
  });

  test('receives each event once and acknowledges it', async () => {
    const { sdk, frame, disconnect } = await connect(() => Promise.resolve(ok(true)));
    const heard: unknown[] = [];
    sdk.events.on('pause', () => heard.push('pause'));
    sdk.events.on('auth', (state) => heard.push(state));
    frame.send({ name: 'pause', detail: undefined });
    vi.advanceTimersByTime(300);
    frame.send({ name: 'auth', detail: { loggedIn: false } });
    await delivered();
    expect(heard).toEqual(['pause', { loggedIn: false }]);
    expect(vi.getTimerCount()).toBe(0);
    disconnect();
  });

  test('rejects with the portal’s refusal, and for arguments that cannot be sent', async () => {
    const { sdk, disconnect } = await connect(() =>
      Promise.resolve(err(bridgeError('err_not_found', 'No such badge.'))),
    );
    await expect(sdk.achievement.unlock('nothing')).rejects.toMatchObject({ code: 'err_not_found', retryable: false });
    await expect(sdk.achievement.unlock((() => '') as unknown as string)).rejects.toMatchObject({
      code: 'err_validation',
    });
    disconnect();
  });

  test('never waits longer than 10 s for the portal', async () => {
    const { sdk, disconnect } = await connect(() => new Promise(() => undefined));
    const end = sdk.user.getName().catch((error: unknown) => error);
    await delivered();
    vi.advanceTimersByTime(10_000);
    expect(await end).toMatchObject({ code: 'err_timeout', retryable: true });
    disconnect();
  });

  test.prop(
    [fc.array(fc.constantFrom('user.isLoggedIn' as const, 'achievement.list', 'user.getName'), { maxLength: 15 })],
    {
      numRuns: 30,
    },
  )('always gets the answer to its own question, in whatever order they come', async (methods) => {
    const waiting: (() => void)[] = [];
    const { sdk, disconnect } = await connect(
      ({ method }) => new Promise((resolve) => waiting.push(() => resolve(ok(method)))),
    );
    const ask: Record<(typeof methods)[number], () => Promise<unknown>> = {
      'user.isLoggedIn': sdk.user.isLoggedIn,
      'achievement.list': sdk.achievement.list,
      'user.getName': sdk.user.getName,
    };
    const answers = Promise.all(methods.map((method) => ask[method]()));
    await delivered();
    for (const answer of waiting.reverse()) answer();
    expect(await answers).toEqual(methods);
    disconnect();
  });
});
