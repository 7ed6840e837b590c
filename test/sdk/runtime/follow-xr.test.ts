import { describe, expect, test, vi } from 'vitest';
import { followXr } from '../../../sdk/runtime/follow-xr';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { FakeXrSession } from '../../fakes/fake-xr-session';

type Start = (mode: string) => Promise<FakeXrSession>;

/** The browser's class, new for each page, since the runtime changes it. */
const aSystem = () =>
  class {
    requestSession(_mode: string): Promise<FakeXrSession> {
      return Promise.resolve(new FakeXrSession());
    }
  };

function pageWith(XRSystem = aSystem(), xr: object | undefined = new XRSystem()) {
  const inputs = new Map<string, () => void>();
  const navigator: { xr: object | undefined } = { xr };
  const own = {
    navigator,
    XRSystem,
    addEventListener: (type: string, listener: () => void) => inputs.set(type, listener),
  };
  const reports: unknown[] = [];
  const follower = { report: (report: unknown) => void reports.push(report), started: vi.fn(), ended: vi.fn() };
  followXr(own as unknown as GameWindow, false, follower);
  const request = (mode: string) => (navigator.xr as { requestSession: Start }).requestSession(mode);
  return { ...follower, navigator, reports, request, press: () => inputs.get('click')?.() };
}

const signals = (emulated: boolean, ...names: readonly string[]) =>
  names.map((signal) => ({ type: 'xr', signal, emulated }));

describe('followXr', () => {
  test('reports start, visibility and end of a session', async () => {
    const page = pageWith();
    const session = await page.request('immersive-vr');
    expect(page.started).toHaveBeenCalledExactlyOnceWith(session);
    await session.end();
    expect(page.reports).toEqual(signals(false, 'start', 'visible', 'end'));
    expect(page.ended).toHaveBeenCalledOnce();
  });

  test('does not report inline sessions', async () => {
    const page = pageWith();
    await page.request('inline');
    expect(page.reports).toEqual([]);
    expect(page.started).not.toHaveBeenCalled();
  });

  test('returns a refusal unchanged and reports nothing', async () => {
    const refusal = new DOMException('', 'NotSupportedError');
    const page = pageWith(aSystem(), { requestSession: () => Promise.reject(refusal) });
    await expect(page.request('immersive-vr')).rejects.toBe(refusal);
    expect(page.reports).toEqual([]);
  });

  test.each(['instance', 'prototype'] as const)(
    'reports a session once when a polyfill overrides the method of the %s later',
    async (place) => {
      const XRSystem = aSystem();
      const xr = new XRSystem();
      const page = pageWith(XRSystem, xr);
      const target: { requestSession: Start } = place === 'instance' ? xr : XRSystem.prototype;
      const earlier = target.requestSession;
      const modes: string[] = [];
      target.requestSession = async function (this: unknown, mode) {
        modes.push(mode);
        return earlier.call(this, mode);
      };
      page.press();
      page.press();
      await page.request('immersive-ar');
      expect(modes).toEqual(['immersive-ar']);
      expect(page.reports.filter((one) => (one as { signal: string }).signal === 'start')).toHaveLength(1);
    },
  );

  test('marks sessions of an emulator that replaces the browser’s WebXR', async () => {
    const page = pageWith();
    page.navigator.xr = { requestSession: () => Promise.resolve(new FakeXrSession()) };
    page.press();
    await page.request('immersive-vr');
    expect(page.reports).toEqual(signals(true, 'start', 'visible'));
  });

  test.each([
    ['no events', {}],
    ['no value', undefined],
    [
      'an end before it is followed',
      Object.assign(new FakeXrSession(), {
        updateRenderState: () => {
          throw new DOMException('', 'InvalidStateError');
        },
      }),
    ],
  ])('hands on a session that cannot be followed: %s', async (_name, session) => {
    const page = pageWith(aSystem(), { requestSession: () => Promise.resolve(session) });
    await expect(page.request('immersive-vr')).resolves.toBe(session);
    expect(page.reports).toEqual([]);
  });

  test('reports sessions of offerSession', async () => {
    const offerSession = () => Promise.resolve(new FakeXrSession());
    const XRSystem = aSystem();
    const xr = Object.assign(new XRSystem(), { offerSession });
    const page = pageWith(XRSystem, xr);
    await xr.offerSession();
    expect(page.reports).toEqual(signals(false, 'start', 'visible'));
  });
});
