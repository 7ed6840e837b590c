// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import type { PreHydrationPage } from '../../src/composition/pre-hydration-click';
import { PRE_HYDRATION_CLICK_SCRIPT, takePreHydrationClick } from '../../src/composition/pre-hydration-click';

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

describe('a click before the app is there', () => {
  test('is pressed again once, on the same button, after what presses it is done', async () => {
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

  test('is not kept once the app listens for itself', async () => {
    const replay = takePreHydrationClick(window as PreHydrationPage);
    listen();
    document.querySelector<HTMLElement>('#b')?.click();
    replay();
    await Promise.resolve();
    expect(pressed).toEqual(['b']);
  });
});
