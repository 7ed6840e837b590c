import { describe, expect, test, vi } from 'vitest';
import { Listeners } from '../../sdk/listeners';
import { bridgeEventNames } from '../../src/domain/bridge/bridge-event';

describe('Listeners', () => {
  test('calls a listener with the detail until it unsubscribes', () => {
    const listeners = new Listeners();
    const heard = vi.fn();
    const stop = listeners.on('auth', heard);
    listeners.emit('auth', { loggedIn: true });
    stop();
    stop();
    listeners.emit('auth', { loggedIn: false });
    expect(heard.mock.calls).toEqual([[{ loggedIn: true }]]);
  });

  test('treats two subscriptions of one function separately', () => {
    const listeners = new Listeners();
    const heard = vi.fn();
    const stop = listeners.on('pause', heard);
    listeners.on('pause', heard);
    stop();
    listeners.emit('pause', undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('calls the other listeners when one throws', () => {
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

  test('off removes a listener by its function', () => {
    const listeners = new Listeners();
    const heard = vi.fn();
    listeners.on('pause', heard);
    listeners.on('resume', heard);
    listeners.off('pause', heard);
    listeners.emit('pause', undefined);
    listeners.emit('resume', undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each(['on', 'off'] as const)('%s refuses an unknown name and lists the known names', (call) => {
    const unknown = 'resized' as 'pause';
    expect(() => new Listeners()[call](unknown, () => undefined)).toThrow(
      expect.objectContaining({
        code: 'err_validation',
        message: `events.${call}: name must be one of ${bridgeEventNames.join(', ')}; given "resized".`,
      }),
    );
  });

  test('ignores an emitted event with an unknown name', () => {
    expect(() => new Listeners().emit('__proto__', undefined)).not.toThrow();
  });
});
