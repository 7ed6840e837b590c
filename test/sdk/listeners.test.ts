import { describe, expect, test, vi } from 'vitest';
import { Listeners } from '../../sdk/listeners';
import { bridgeEventNames } from '../../src/domain/bridge/bridge-event';

describe('listeners of the SDK', () => {
  test('are called with the detail until they unsubscribe', () => {
    const listeners = new Listeners();
    const heard = vi.fn();
    const stop = listeners.on('auth', heard);
    listeners.emit('auth', { loggedIn: true });
    stop();
    stop();
    listeners.emit('auth', { loggedIn: false });
    expect(heard.mock.calls).toEqual([[{ loggedIn: true }]]);
  });

  test('may be the same function twice, and each subscription is its own', () => {
    const listeners = new Listeners();
    const heard = vi.fn();
    const stop = listeners.on('pause', heard);
    listeners.on('pause', heard);
    stop();
    listeners.emit('pause', undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('may throw without keeping the others from hearing', () => {
    const reported: (() => void)[] = [];
    const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => void reported.push(run));
    const listeners = new Listeners();
    const heard = vi.fn();
    listeners.on('mute', () => {
      throw new Error('in the game');
    });
    listeners.on('mute', heard);
    listeners.emit('mute', undefined);
    queue.mockRestore();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(reported[0]).toThrow('in the game');
  });

  test('are removed by the function that was added', () => {
    const listeners = new Listeners();
    const heard = vi.fn();
    listeners.on('pause', heard);
    listeners.on('resume', heard);
    listeners.off('pause', heard);
    listeners.emit('pause', undefined);
    listeners.emit('resume', undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each(['on', 'off'] as const)('of unknown names are refused by %s, with the names that there are', (call) => {
    const unknown = 'resized' as 'pause';
    expect(() => new Listeners()[call](unknown, () => undefined)).toThrow(
      expect.objectContaining({
        code: 'err_validation',
        message: `events.${call}: name must be one of ${bridgeEventNames.join(', ')}; given "resized".`,
      }),
    );
  });

  test('of unknown names are never asked for', () => {
    expect(() => new Listeners().emit('__proto__', undefined)).not.toThrow();
  });
});
