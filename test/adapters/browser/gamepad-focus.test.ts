// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followGamepads } from '../../../src/adapters/browser/follow-gamepads';
import { GamepadFocus } from '../../../src/adapters/browser/gamepad-focus';

let frames: FrameRequestCallback[] = [];
let pressed: readonly number[] = [];
let plugged = true;
let now = 0;
let stop = () => {};

/** Runs a frame after this many milliseconds, with these buttons held. */
function frame(buttons: readonly number[] = [], later = 16): void {
  now += later;
  pressed = buttons;
  const due = frames;
  frames = [];
  for (const run of due) run(now);
}

function press(button: number): void {
  frame([button]);
  frame();
}

function show(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [x = 0, y = 0] = (element.dataset['at'] ?? '').split(',').map(Number);
    element.getBoundingClientRect = () => new DOMRect(x, y, 40, 40);
  }
}

const focused = () => document.activeElement?.id;
const focus = (id: string) => document.getElementById(id)?.focus();
const begin = (inHeadset = () => false) => {
  stop = new GamepadFocus(window, inHeadset).start();
};
const grid =
  '<button id="a" data-at="0,0"></button><a id="b" href="#b" data-at="50,0"></a><input id="c" data-at="0,50">' +
  '<button id="gone" data-at="100,0" disabled></button>';

beforeEach(() => {
  [frames, pressed, plugged, now] = [[], [], true, 0];
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  window.requestAnimationFrame = (run) => frames.push(run);
  window.cancelAnimationFrame = () => {
    frames = [];
  };
  const buttons = () => Array.from({ length: 17 }, (_, place) => ({ pressed: pressed.includes(place) }));
  Object.assign(navigator, {
    getGamepads: () => [null, ...(plugged ? [{ connected: true, axes: [], buttons: buttons() }] : [])],
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('GamepadFocus', () => {
  test('sets the initial focus and moves it to the nearest element in a direction', () => {
    show(grid);
    begin();
    press(13);
    expect(focused()).toBe('a');
    press(15);
    expect(focused()).toBe('b');
    press(15);
    expect(focused()).toBe('b');
    press(14);
    press(13);
    expect(focused()).toBe('c');
    expect(document.documentElement.dataset['pad']).toBe('');
  });

  test('presses once while a button is held', () => {
    show(grid);
    begin();
    const pressedA = vi.fn();
    document.getElementById('a')?.addEventListener('click', pressedA);
    focus('a');
    frame([0]);
    frame([0], 5000);
    expect(pressedA).toHaveBeenCalledOnce();
  });

  test('repeats a held direction after a delay', () => {
    show(grid + '<button id="d" data-at="0,100"></button>');
    begin();
    focus('a');
    frame([13]);
    frame([13], 400);
    expect(focused()).toBe('c');
    frame([13], 40);
    expect(focused()).toBe('d');
  });

  test('keeps the focus inside the topmost dialog, and closes open elements before going back', () => {
    show(`${grid}<div role="dialog" aria-modal="true"><button id="x" data-at="0,0"></button></div>`);
    begin();
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    const keys: string[] = [];
    document.addEventListener('keydown', ({ key }) => keys.push(key));
    press(13);
    press(13);
    expect(focused()).toBe('x');
    press(1);
    expect(keys).toEqual(['Escape']);
    expect(back).not.toHaveBeenCalled();
    show(grid);
    press(1);
    expect(back).toHaveBeenCalledOnce();
  });

  test('leaves arrow keys to an open menu', () => {
    show('<div role="menu"><button id="m" data-at="0,0"></button><button id="n" data-at="0,50"></button></div>');
    begin();
    const keys: string[] = [];
    document.addEventListener('keydown', ({ key }) => keys.push(key));
    focus('m');
    press(13);
    expect(keys).toEqual(['ArrowDown']);
    expect(focused()).toBe('m');
  });

  test('ignores the gamepad while the game’s frame has the focus or a headset session runs', () => {
    show(`<iframe id="game" title="Game"></iframe>${grid}`);
    let inHeadset = false;
    begin(() => inHeadset);
    focus('game');
    press(13);
    expect(focused()).toBe('game');
    focus('a');
    inHeadset = true;
    press(13);
    expect(focused()).toBe('a');
    inHeadset = false;
    press(13);
    expect(focused()).toBe('c');
  });

  test('polls the gamepad only while it is connected', () => {
    show(grid);
    begin();
    plugged = false;
    frame();
    expect(frames).toHaveLength(0);
    plugged = true;
    window.dispatchEvent(new Event('gamepadconnected'));
    expect(frames).toHaveLength(1);
  });

  test('loads its script when a gamepad connects, but not after the page is closed', async () => {
    const end = followGamepads(window, () => false);
    expect(frames).toHaveLength(0);
    window.dispatchEvent(new Event('gamepadconnected'));
    await vi.waitFor(() => {
      expect(frames).toHaveLength(1);
    });
    end();
    expect(frames).toHaveLength(0);
    window.dispatchEvent(new Event('gamepadconnected'));
    expect(frames).toHaveLength(0);
  });
});
