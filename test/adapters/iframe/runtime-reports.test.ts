import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bridgeLimits } from '../../../src/domain/bridge/bridge-limits';
import { hello, reportMessage } from '../../../src/domain/bridge/message';
import type { RuntimeReport } from '../../../src/domain/bridge/runtime-report';
import { framedGame, GAME } from './framed-game';

const begun: RuntimeReport = { type: 'begun', isolated: false };
const loaded: RuntimeReport = { type: 'loaded' };
const left: RuntimeReport = { type: 'left' };

function aFrame() {
  const framed = framedGame();
  const { portal, contentWindow, handler } = framed;
  const send = (id: number, report: RuntimeReport, origin = GAME, source: object = contentWindow) =>
    portal.receive(reportMessage(id, report), origin, source);
  return { ...framed, send, reports: () => handler.reported.mock.calls.map(([report]) => report as unknown) };
}

describe('reports of the runtime script', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('are heard from the game’s own window and origin only', () => {
    const { send, reports } = aFrame();
    send(1, begun, GAME.replace('lantern', 'l'));
    send(1, begun, GAME, {});
    expect(reports()).toEqual([]);
    send(1, begun);
    expect(reports()).toEqual([begun]);
  });

  test('T07: ten thousand in one moment pass on a bounded number, and one more every 200 ms', () => {
    const { send, reports } = aFrame();
    for (let time = 0; time < 10_000; time += 1) send(1, loaded);
    expect(reports()).toHaveLength(bridgeLimits.reportBurst);
    vi.advanceTimersByTime(bridgeLimits.reportEvery);
    send(1, loaded);
    send(1, loaded);
    expect(reports()).toHaveLength(bridgeLimits.reportBurst + 1);
  });

  test('of another document end the one before, whose late end is ignored', () => {
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

  test('and a hello of the same document do not end each other', () => {
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
  ])('is not what %j is', (data) => {
    const { portal, contentWindow, reports } = aFrame();
    portal.receive(data, GAME, contentWindow);
    expect(reports()).toEqual([]);
  });
});
