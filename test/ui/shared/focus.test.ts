import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rescueFocus } from '../../../src/ui/shared/focus';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.body.innerHTML = '<div data-exiting><button id="held"></button></div><button id="heir"></button>';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const held = () => document.getElementById('held');
const heir = () => document.getElementById('heir');
const focused = () => document.activeElement?.id;
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
};

describe('rescueFocus', () => {
  test('gives the focus on when what held it has gone', () => {
    rescueFocus(heir);
    frames(1);
    expect(focused()).toBe('');
    frames(1);
    expect(focused()).toBe('heir');
  });

  test('leaves it where somebody has put it', () => {
    document.body.innerHTML += '<button id="own"></button>';
    document.getElementById('own')?.focus();
    rescueFocus(heir);
    frames(3);
    expect(focused()).toBe('own');
  });

  test('waits for an overlay that fades with the focus in it', () => {
    held()?.focus();
    rescueFocus(heir);
    frames(20);
    expect(focused()).toBe('held');
    held()?.parentElement?.remove();
    frames(3);
    expect(focused()).toBe('heir');
  });

  test('lets an overlay that has faded give the focus back by itself', () => {
    document.body.innerHTML += '<button id="own"></button>';
    held()?.focus();
    rescueFocus(heir);
    frames(20);
    held()?.parentElement?.remove();
    requestAnimationFrame(() => {
      if (focused() === '') document.getElementById('own')?.focus();
    });
    frames(6);
    expect(focused()).toBe('own');
  });

  test('is content when there is nobody to give it to', () => {
    rescueFocus(() => null);
    expect(() => {
      frames(2);
    }).not.toThrow();
  });
});
