import { fc } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { hello, request } from '../../../src/domain/bridge/message';
import { parseMessage } from '../../../src/domain/bridge/parse-message';
import { delivered } from '../../fakes/delivered';
import { hostileValue } from '../../fakes/hostile-value';
import { framedGame, GAME } from './framed-game';

const MANY = 10_000;

/** Keeps the values that structured clone accepts and that are not valid bridge messages by chance. */
function cloneable(values: readonly unknown[]): readonly unknown[] {
  return values.flatMap((value) => {
    try {
      const clone: unknown = structuredClone(value);
      return parseMessage(clone) === undefined ? [clone] : [];
    } catch {
      return [];
    }
  });
}

const shapes = fc.record(
  {
    from: fc.constantFrom<unknown>('holocade', 'Holocade', ['holocade'], undefined),
    v: fc.constantFrom<unknown>(1, '1', 2, NaN),
    kind: fc.constantFrom<unknown>('hello', 'request', 'response', 'event', 'welcome', 'login', {}),
    id: fc.oneof(fc.double(), fc.string(), fc.constant({})),
    method: fc.oneof(fc.string({ minLength: 65 }), fc.constant(7), fc.constant(null)),
    args: fc.anything(),
    ok: fc.constantFrom<unknown>(1, 'true', null),
  },
  { requiredKeys: [] },
);
const generated = () =>
  cloneable(fc.sample(fc.oneof(hostileValue, shapes), { numRuns: MANY * 2, seed: 6 })).slice(0, MANY);

describe('GameFrame with ten thousand invalid messages', () => {
  test('T06: never treats an invalid message as a greeting', () => {
    const { portal, contentWindow, handler, game } = framedGame();
    const messages = generated();
    expect(messages).toHaveLength(MANY);
    for (const message of messages) portal.receive(message, GAME, contentWindow);
    expect(handler.greeted).not.toHaveBeenCalled();
    expect(game.sent).toEqual([]);
  });

  test('T06: ignores invalid messages on the port and responds to the game as before', async () => {
    const { greet, say, handler, received } = framedGame();
    greet();
    await say(...generated());
    expect(handler.call).not.toHaveBeenCalled();
    expect(received).toEqual([]);
    await say(request(1, 'user.getName', undefined));
    expect(handler.call).toHaveBeenCalledTimes(1);
  }, 30_000);
});

describe('GameFrame that is disconnected and connected repeatedly', () => {
  const counted = () => {
    const [opened, closed] = [vi.spyOn(globalThis, 'MessageChannel'), vi.spyOn(MessagePort.prototype, 'close')];
    return {
      counts: () => [opened.mock.calls.length, closed.mock.calls.length],
      restore: () => {
        opened.mockRestore();
        closed.mockRestore();
      },
    };
  };

  test('has as many listeners, ports and timers after twenty visits as before the first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const system = framedGame();
    system.disconnect();
    const listened = new Map<string, number>();
    const count = (by: number) => (type: string) => listened.set(type, (listened.get(type) ?? 0) + by);
    vi.spyOn(system.iframe, 'addEventListener').mockImplementation(count(1));
    vi.spyOn(system.iframe, 'removeEventListener').mockImplementation(count(-1));
    const ports = counted();
    for (let visit = 1; visit <= 20; visit += 1) {
      const disconnect = system.frame.connect(system.handler);
      system.greet(visit);
      system.handler.call.mockReturnValue(new Promise(() => undefined));
      await system.say(request(visit, 'user.getName', undefined));
      system.frame.send({ name: 'pause', detail: undefined });
      disconnect();
    }
    const [opened = 0, closed = 0] = ports.counts();
    ports.restore();
    expect([opened, closed]).toEqual([20, 20]);
    expect(system.portal.listeners).toBe(0);
    expect([...listened]).toEqual([['load', 0]]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    system.parent.postMessage(hello(99), system.portal.location.origin);
    await delivered();
    expect(system.handler.greeted).toHaveBeenCalledTimes(20);
  });
});
