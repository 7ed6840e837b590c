import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { installRuntime } from '../../../sdk/runtime/install-runtime';

const PORTAL = 'https://holocade.test';
vi.stubGlobal('XMLHttpRequest', class {});
vi.stubGlobal(
  'PerformanceObserver',
  class {
    observe(): void {
      throw new Error('no paint timing');
    }
  },
);

type Frames = 'framed' | 'top' | 'nested';

function aPage(readyState: DocumentReadyState = 'loading', frames: Frames = 'framed') {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const on = (type: string, listener: (event: object) => void) =>
    void listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const posted: { readonly report: { readonly type: string }; readonly target: string }[] = [];
  const parent = {
    postMessage: ({ report }: { report: { type: string } }, target: string) => void posted.push({ report, target }),
  };
  const own = {
    parent,
    top: parent as object,
    crossOriginIsolated: false,
    location: { search: '', href: 'https://game.play.holocade.test/1.0.0/', origin: 'https://game.play.holocade.test' },
    navigator: { getGamepads: () => [] },
    document: { readyState, addEventListener: on, visibilityState: 'visible' },
    performance: { now: () => 5, timeOrigin: 1000 },
    HTMLCanvasElement: class {},
    HTMLMediaElement: class {},
    fetch: () => Promise.reject(new Error('no network')),
    requestAnimationFrame: () => 1,
    cancelAnimationFrame: () => undefined,
    setInterval: () => 1,
    addEventListener: on,
  };
  if (frames === 'top') Object.assign(own, { parent: own, top: own });
  if (frames === 'nested') own.top = {};
  const happen = (type: string, event: object = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const types = () => posted.map(({ report }) => report.type);
  const install = (query = `portal=${PORTAL}`) =>
    installRuntime(own as unknown as GameWindow, new URLSearchParams(query), false);
  return { own, posted, happen, types, install };
}

describe('installRuntime', () => {
  afterAll(() => void vi.unstubAllGlobals());
  let page = aPage();
  beforeEach(() => {
    page = aPage();
  });

  test('reports begin and load to the portal’s origin only', () => {
    page.install();
    expect(page.posted[0]).toMatchObject({ report: { type: 'begun', isolated: false }, target: PORTAL });
    page.happen('load');
    expect(page.types()).toEqual(['begun', 'loaded']);
  });

  test('reports the load at once in a page that is complete', () => {
    const complete = aPage('complete');
    complete.install();
    expect(complete.types()).toEqual(['begun', 'loaded']);
  });

  test.each(['top', 'nested'] as const)('does nothing in a page that is %s', (frames) => {
    const other = aPage('complete', frames);
    other.install();
    expect(other.posted).toEqual([]);
  });

  test.each(['', 'portal=holocade.test', 'portal=https://holocade.test/path'])(
    'does nothing with the portal address “%s”',
    (query) => {
      page.install(query);
      expect(page.posted).toEqual([]);
    },
  );

  test('reports a refused page by its status and its load', () => {
    page.install(`portal=${PORTAL}&status=404`);
    page.happen('load');
    expect(page.posted.map(({ report }) => report)).toEqual([
      { type: 'begun', isolated: false },
      { type: 'http-error', status: 404 },
      { type: 'loaded' },
    ]);
  });

  test('reports an unloaded document unless the cache can restore it', () => {
    page.install();
    page.happen('pagehide', { persisted: true });
    expect(page.types()).toEqual(['begun']);
    page.happen('pagehide', { persisted: false });
    expect(page.types()).toEqual(['begun', 'left']);
  });

  test('sends reports of a frame through the game’s page', () => {
    const inner = aPage('complete');
    const dispatchEvent = vi.fn(({ type, detail }: CustomEvent) => page.happen(type, { detail }));
    Object.assign(page.own, { dispatchEvent });
    Object.assign(inner.own, { parent: page.own, top: page.own.top });
    page.install();
    inner.install();
    expect(page.types()).toEqual(['begun']);
    inner.happen('unhandledrejection', { reason: 'no map' });
    inner.happen('pagehide', { persisted: false });
    expect(page.posted.slice(1)).toMatchObject([
      { report: { type: 'script-error', message: 'no map' }, target: PORTAL },
    ]);
    expect(inner.posted).toEqual([]);
  });

  test('reports frame times every five seconds, because a removed frame cannot report its last ones', () => {
    const drawn: ((time: number) => void)[] = [];
    const timers: [() => void, number][] = [];
    Object.assign(page.own, {
      requestAnimationFrame: (callback: (time: number) => void) => drawn.push(callback),
      setInterval: (run: () => void, every: number) => timers.push([run, every]),
    });
    page.install();
    for (const time of [0, 16, 32]) {
      (page.own as unknown as GameWindow).requestAnimationFrame(() => undefined);
      drawn.at(-1)?.(time);
    }
    for (const [run, every] of timers) if (every === 5_000) run();
    expect(page.posted.map(({ report }) => report)).toContainEqual(
      expect.objectContaining({ type: 'frames', mode: 'screen' }),
    );
  });

  const frames: ((time: number) => void)[] = [];
  /** A frame within the page, both with the runtime script. */
  const aFrame = (query?: string) => {
    const inner = aPage('complete');
    const dispatchEvent = ({ type, detail }: CustomEvent) => page.happen(type, { detail });
    Object.assign(page.own, { dispatchEvent });
    const requestAnimationFrame = (callback: (time: number) => void) => frames.push(callback);
    const session = Object.assign(new EventTarget(), { visibilityState: 'visible', requestAnimationFrame });
    const xr = { requestSession: () => Promise.resolve(session) };
    Object.assign(inner.own, { parent: page.own, top: page.own.top, navigator: { getGamepads: () => [], xr } });
    Object.assign(inner.own.location, { pathname: '/1.0.0/level.html' });
    page.install();
    inner.install(query);
    return { inner, session, xr: xr as unknown as { requestSession: (mode: string) => Promise<unknown> } };
  };
  const reports = () => page.posted.slice(1).map(({ report }) => report);

  test('reports the end of a headset session when its frame is unloaded', async () => {
    const { inner, xr } = aFrame();
    await xr.requestSession('immersive-vr');
    expect(reports()).toMatchObject([{ signal: 'start' }, { signal: 'visible' }]);
    inner.happen('pagehide', { persisted: false });
    expect(reports().at(-1)).toMatchObject({ type: 'xr', signal: 'end' });
  });

  test('measures a frame’s first frame from the navigation of the game’s page', async () => {
    const { inner, session, xr } = aFrame();
    inner.own.performance.timeOrigin = 21_000;
    await xr.requestSession('immersive-vr');
    session.requestAnimationFrame(() => undefined);
    frames.at(-1)?.(0);
    expect(reports()).toContainEqual({ type: 'first-frame', ms: 20_005 });
  });

  test('reports a missing page of a frame as a failed load', () => {
    aFrame(`portal=${PORTAL}&status=404`);
    expect(reports()).toEqual([{ type: 'load-failed', path: '/1.0.0/level.html', kind: 'other' }]);
  });

  test('forwards at most 20 faults of frames, and their other reports without a limit', () => {
    aFrame();
    const forward = (detail: object) => page.happen('holocade-frame-report', { detail });
    for (let fault = 0; fault < 50; fault += 1) forward({ type: 'script-error', message: 'broken' });
    forward({ type: 'gameplay-start' });
    expect(reports()).toHaveLength(21);
    expect(reports().at(-1)).toEqual({ type: 'gameplay-start' });
  });

  test('limits its search when a page has replaced its parent', () => {
    const inner = aPage('complete');
    Object.assign(inner.own, { parent: inner.own });
    inner.install();
    expect(inner.posted).toEqual([]);
  });

  test('does nothing in a frame of another origin within the game', () => {
    const inner = aPage('complete');
    const location = { ...page.own.location, origin: 'https://elsewhere.test' };
    const dispatchEvent = vi.fn();
    Object.assign(inner.own, { parent: { ...page.own, location, dispatchEvent }, top: page.own.top });
    inner.install();
    inner.happen('unhandledrejection', { reason: 'no map' });
    expect(dispatchEvent).not.toHaveBeenCalled();
  });

  test('reports the start of a play once, at the first input after the load', () => {
    page.install();
    page.happen('pointerdown');
    expect(page.types()).toEqual(['begun']);
    page.own.document.readyState = 'complete';
    page.happen('keydown');
    page.happen('touchstart');
    expect(page.types()).toEqual(['begun', 'gameplay-start']);
  });
});
