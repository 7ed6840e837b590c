// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { followInput } from '../../headset/follow-input';

function setUp() {
  const leave = vi.fn();
  const own = Object.assign(new EventTarget(), { innerWidth: 200, innerHeight: 100 });
  const input = followInput(own, leave);
  const send = <T extends Event>(event: T) => {
    own.dispatchEvent(event);
    return event;
  };
  const key = (type: 'keydown' | 'keyup', code: string, more: KeyboardEventInit = {}) =>
    send(new KeyboardEvent(type, { code, cancelable: true, ...more }));
  const mouse = (type: string, more: MouseEventInit = {}) => send(new MouseEvent(type, { cancelable: true, ...more }));
  return { leave, input, send, key, mouse };
}

describe('followInput', () => {
  test('reports the mouse position and held keys', () => {
    const { input, key, mouse } = setUp();
    mouse('pointermove', { clientX: 150, clientY: 25 });
    mouse('pointerdown', { clientX: 150, clientY: 25, button: 0 });
    mouse('pointerdown', { clientX: 150, clientY: 25, button: 2 });
    key('keydown', 'KeyW');
    const first = input.take();
    expect(first).toMatchObject({ aim: { x: 0.5, y: 0.5 }, buttons: { trigger: true, squeeze: true } });
    expect([...first.held]).toEqual(['KeyW']);
    mouse('pointerup', { button: 0 });
    key('keyup', 'KeyW');
    const second = input.take();
    expect(second).toMatchObject({ buttons: { trigger: false, squeeze: true } });
    expect(second.held.size).toBe(0);
  });

  test('reports a press once when it ends before the next poll', () => {
    const { input, key, mouse } = setUp();
    for (const type of ['pointerdown', 'pointerup']) mouse(type, { button: 0 });
    for (const type of ['keydown', 'keyup'] as const) key(type, 'ShiftLeft');
    const first = input.take();
    expect([first.buttons.trigger, [...first.held]]).toEqual([true, ['ShiftLeft']]);
    const second = input.take();
    expect([second.buttons.trigger, [...second.held]]).toEqual([false, []]);
  });

  test('handles steering keys only and leaves browser shortcuts', () => {
    const { input, key } = setUp();
    expect(key('keydown', 'KeyS').defaultPrevented).toBe(true);
    expect(key('keydown', 'Tab').defaultPrevented).toBe(false);
    expect(key('keydown', 'KeyW', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect([...input.take().held]).toEqual(['KeyS']);
  });

  test('releases all keys on blur and ends the session by Escape', () => {
    const { input, key, mouse, send, leave } = setUp();
    key('keydown', 'KeyS');
    mouse('pointerdown');
    send(new Event('blur'));
    const blurred = input.take();
    expect([blurred.buttons.trigger, blurred.held.size]).toEqual([false, 0]);
    key('keydown', 'Escape');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('removes its listeners at the end', () => {
    const { input, key, leave } = setUp();
    input.end();
    key('keydown', 'KeyS');
    key('keydown', 'Escape');
    expect(input.take().held.size).toBe(0);
    expect(leave).not.toHaveBeenCalled();
  });
});
