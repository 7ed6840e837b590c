// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PreHydrationPage } from '../../src/composition/document-scripts';
import { PRE_HYDRATION_CLICK_SCRIPT, takePreHydrationClick } from '../../src/composition/document-scripts';

let pressed: string[];

/** Removes the listener of a document, before the next one. */
const leaveDocument = () => void takePreHydrationClick(window as PreHydrationPage);

beforeEach(() => {
  document.body.innerHTML = '<button id="a"><b>LOGIN</b></button><p>text</p><button id="b"></button>';
  window.eval(PRE_HYDRATION_CLICK_SCRIPT);
  pressed = [];
});

afterEach(leaveDocument);

const listen = (): void =>
  document.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => pressed.push(button.id));
  });

describe('takePreHydrationClick', () => {
  test('replays an early click once on the same button, after the current task', async () => {
    document.querySelector('b')?.click();
    document.querySelector('p')?.click();
    const replay = takePreHydrationClick(window as PreHydrationPage);
    listen();
    replay();
    replay();
    expect(pressed).toEqual([]);
    await Promise.resolve();
    expect(pressed).toEqual(['a']);
  });

  test('records no click once the app listens itself', async () => {
    const replay = takePreHydrationClick(window as PreHydrationPage);
    listen();
    document.querySelector<HTMLElement>('#b')?.click();
    replay();
    await Promise.resolve();
    expect(pressed).toEqual(['b']);
  });

  describe('with a Play link', () => {
    const link = () => document.querySelector('a') as HTMLAnchorElement;
    const press = (init: MouseEventInit = {}) =>
      link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

    beforeEach(() => {
      vi.useFakeTimers();
      document.body.innerHTML = '<a href="#game" data-play>Play</a>';
    });
    afterEach(() => {
      location.hash = '';
      vi.useRealTimers();
    });

    test('a press waits for the router, which gets it once', async () => {
      expect(press()).toBe(false);
      const replay = takePreHydrationClick(window as PreHydrationPage);
      link().addEventListener('click', (event) => {
        event.preventDefault();
        pressed.push('play');
      });
      replay();
      await Promise.resolve();
      expect(pressed).toEqual(['play']);
      vi.advanceTimersByTime(5000);
      expect(location.hash).toBe('');
    });

    test('the browser follows the link after four seconds without hydration', () => {
      press();
      vi.advanceTimersByTime(3999);
      expect(location.hash).toBe('');
      vi.advanceTimersByTime(2);
      expect(location.hash).toBe('#game');
    });

    test('a button pressed after the link wins, and the browser stays', () => {
      press();
      const button = document.createElement('button');
      document.body.append(button);
      button.click();
      vi.advanceTimersByTime(5000);
      expect(location.hash).toBe('');
    });

    test('the next document of the same game presses its Play button once', async () => {
      press();
      vi.advanceTimersByTime(4000);
      leaveDocument();
      document.body.innerHTML = '<button id="other"></button><button id="start" data-play></button>';
      window.eval(PRE_HYDRATION_CLICK_SCRIPT);
      const replay = takePreHydrationClick(window as PreHydrationPage);
      listen();
      replay();
      await Promise.resolve();
      window.eval(PRE_HYDRATION_CLICK_SCRIPT);
      takePreHydrationClick(window as PreHydrationPage)();
      await Promise.resolve();
      expect(pressed).toEqual(['start']);
    });

    test('the browser opens a game that starts if the router leaves the replayed press to it', async () => {
      press();
      takePreHydrationClick(window as PreHydrationPage)();
      await Promise.resolve();
      expect(sessionStorage.getItem('holocade.play')).toBe(location.pathname);
      sessionStorage.clear();
    });

    test('a document of another page presses nothing', async () => {
      leaveDocument();
      sessionStorage.setItem('holocade.play', '/arcade/games/night-ferry');
      document.body.innerHTML = '<button id="start" data-play></button>';
      window.eval(PRE_HYDRATION_CLICK_SCRIPT);
      const replay = takePreHydrationClick(window as PreHydrationPage);
      listen();
      replay();
      await Promise.resolve();
      expect(pressed).toEqual([]);
      expect(sessionStorage.length).toBe(0);
    });

    test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
      'a press with %j opens the link elsewhere at once',
      (init) => {
        expect(press(init)).toBe(true);
      },
    );
  });
});
