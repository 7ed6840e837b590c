// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { EARLY_CLICK_SCRIPT, replayEarlyClick } from '../../src/composition/early-click';

describe('a click before the app is there', () => {
  test('is pressed again once, on the same button', () => {
    document.body.innerHTML = '<button><b>LOGIN</b></button><p>text</p>';
    window.eval(EARLY_CLICK_SCRIPT);
    document.querySelector('b')?.click();
    document.querySelector('p')?.click();
    let pressed = 0;
    document.querySelector('button')?.addEventListener('click', () => (pressed += 1));
    const page = window as Parameters<typeof replayEarlyClick>[0];
    replayEarlyClick(page);
    replayEarlyClick(page);
    expect(pressed).toBe(1);
  });
});
