// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import type { PreHydrationPage } from '../../src/composition/document-scripts';
import { PRE_HYDRATION_CLICK_SCRIPT, takePreHydrationClick } from '../../src/composition/document-scripts';

let pressed: string[];

beforeEach(() => {
  document.body.innerHTML = '<button id="a"><b>LOGIN</b></button><p>text</p><button id="b"></button>';
  window.eval(PRE_HYDRATION_CLICK_SCRIPT);
  pressed = [];
});

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
});
