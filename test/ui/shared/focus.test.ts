import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rescueFocus } from '../../../src/ui/shared/focus';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.body.innerHTML = '<div data-exiting><button id="held"></button></div><button id="next"></button>';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const held = () => document.getElementById('held');
const next = () => document.getElementById('next');
const focused = () => document.activeElement?.id;
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
};

describe('rescueFocus', () => {
  test('focuses the next element when the focused one was removed', () => {
    rescueFocus(next);
    frames(1);
    expect(focused()).toBe('');
    frames(1);
    expect(focused()).toBe('next');
  });

  test('keeps a focus that was set meanwhile', () => {
    document.body.innerHTML += '<button id="own"></button>';
    document.getElementById('own')?.focus();
    rescueFocus(next);
    frames(3);
    expect(focused()).toBe('own');
  });

  test('waits for a fading overlay with the focus', () => {
    held()?.focus();
    rescueFocus(next);
    frames(20);
    expect(focused()).toBe('held');
    held()?.parentElement?.remove();
    frames(3);
    expect(focused()).toBe('next');
  });

  test('lets a faded overlay restore the focus itself', () => {
    document.body.innerHTML += '<button id="own"></button>';
    held()?.focus();
    rescueFocus(next);
    frames(20);
    held()?.parentElement?.remove();
    requestAnimationFrame(() => {
      if (focused() === '') document.getElementById('own')?.focus();
    });
    frames(6);
    expect(focused()).toBe('own');
  });

  test('does nothing without a next element', () => {
    rescueFocus(() => null);
    expect(() => {
      frames(2);
    }).not.toThrow();
  });
});
