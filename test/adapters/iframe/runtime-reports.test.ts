import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bridgeLimits } from '../../../src/domain/bridge/bridge-limits';
import { hello } from '../../../src/domain/bridge/message';
import { coverMessage, reportMessage } from '../../../src/domain/bridge/runtime-report';
import type { RuntimeReport } from '../../../src/domain/bridge/runtime-report';
import { framedGame, GAME } from './framed-game';

const begun: RuntimeReport = { type: 'begun', isolated: false };
const loaded: RuntimeReport = { type: 'loaded' };
const left: RuntimeReport = { type: 'left' };

function aFrame() {
  const framed = framedGame();
  const { portal, contentWindow, handler } = framed;
  const send = (id: number, report: RuntimeReport, origin = GAME, source: object | null = contentWindow) =>
    portal.receive(reportMessage(id, report), origin, source);
  return { ...framed, send, reports: () => handler.reported.mock.calls.map(([report]) => report as unknown) };
}

describe('IframeGameFrame runtime reports', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('are accepted only from the game’s own window and origin', () => {
    const { send, reports } = aFrame();
    send(1, begun, GAME.replace('lantern', 'l'));
    send(1, begun, GAME, {});
    expect(reports()).toEqual([]);
    send(1, begun);
    expect(reports()).toEqual([begun]);
  });

  test('T07: are limited to a burst and one more every 200 ms when ten thousand arrive at once', () => {
    const { send, reports } = aFrame();
    for (let time = 0; time < 10_000; time += 1) send(1, loaded);
    expect(reports()).toHaveLength(bridgeLimits.reportBurst);
    vi.advanceTimersByTime(bridgeLimits.reportEvery);
    send(1, loaded);
    send(1, loaded);
    expect(reports()).toHaveLength(bridgeLimits.reportBurst + 1);
  });

  test('of another document end the previous document, whose late end is ignored', () => {
    const { send, handler, reports } = aFrame();
    send(1, begun);
    send(2, begun);
    expect(handler.left).toHaveBeenCalledOnce();
    send(1, left);
    expect(handler.left).toHaveBeenCalledOnce();
    send(2, left);
    expect(handler.left).toHaveBeenCalledTimes(2);
    expect(reports()).toEqual([begun, begun]);
  });

  test('of a document without a window end only that document, and are otherwise ignored', () => {
    const { send, handler, reports } = aFrame();
    send(1, begun);
    send(1, loaded, GAME, null);
    send(2, left, GAME, null);
    send(1, left, GAME.replace('lantern', 'l'), null);
    expect(handler.left).not.toHaveBeenCalled();
    send(1, left, GAME, null);
    expect(handler.left).toHaveBeenCalledOnce();
    expect(reports()).toEqual([begun]);
  });

  test('of a document that was left for a silent page say so, whichever comes first: its end or the load of that page', () => {
    const { send, handler, iframe } = aFrame();
    const load = () => iframe.dispatchEvent(new Event('load'));
    send(1, begun);
    load();
    send(1, left, GAME, null);
    expect(handler.loadedSilently).toHaveBeenCalledTimes(1);
    send(2, begun);
    load();
    send(2, loaded);
    load();
    send(2, left, GAME, null);
    expect(handler.loadedSilently).toHaveBeenCalledTimes(2);
    send(3, begun);
    load();
    send(3, loaded);
    send(3, left, GAME, null);
    expect(handler.loadedSilently).toHaveBeenCalledTimes(2);
    load();
    expect(handler.loadedSilently).toHaveBeenCalledTimes(3);
  });

  test.each<RuntimeReport>([
    { type: 'frames', mode: 'screen', times: [] },
    loaded,
    { type: 'script-error', message: 'late' },
  ])('of a lost document are ignored and do not end its successor: %j', (late) => {
    const { send, handler, reports } = aFrame();
    send(1, begun);
    send(2, begun);
    send(1, late);
    send(1, left);
    expect(handler.left).toHaveBeenCalledOnce();
    send(2, loaded);
    expect(reports()).toEqual([begun, begun, loaded]);
  });

  test('do not end a document that says hello, and the hello does not end its reports', () => {
    const { send, greet, handler } = aFrame();
    send(1, begun);
    greet(7);
    send(1, loaded);
    expect(handler.greeted).toHaveBeenCalledOnce();
    expect(handler.left).not.toHaveBeenCalled();
  });

  test.each([
    null,
    7,
    'report',
    { ...reportMessage(1, loaded), v: 2 },
    { ...reportMessage(1, loaded), id: -1 },
    hello(1),
  ])('are not read from %j', (data) => {
    const { portal, contentWindow, reports } = aFrame();
    portal.receive(data, GAME, contentWindow);
    expect(reports()).toEqual([]);
  });

  test('with any other JSON content never throw and are never passed on', () => {
    const { portal, contentWindow, reports } = aFrame();
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const data = { ...reportMessage(1, loaded), report: content };
        for (const value of [content, data, [data]]) portal.receive(value, GAME, contentWindow);
        expect(reports()).toEqual([]);
      }),
    );
  });
});

describe('IframeGameFrame cover message', () => {
  test('is sent to the game’s window at the exact origin of its build', () => {
    const { frame, game } = aFrame();
    frame.cover(true, false);
    expect(game.sent).toMatchObject([{ data: coverMessage(true, false), targetOrigin: GAME }]);
  });
});
