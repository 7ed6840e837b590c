import { describe, expect, test, vi } from 'vitest';
import { Listeners } from '../../sdk/listeners';

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

  test('of unknown names are never asked for', () => {
    expect(() => new Listeners().emit('__proto__', undefined)).not.toThrow();
  });
});
