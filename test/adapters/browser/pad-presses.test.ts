import { describe, expect, test } from 'vitest';
import type { PadState } from '../../../src/adapters/browser/pad-presses';
import { heldOn } from '../../../src/adapters/browser/pad-presses';

const pad = (down: readonly number[], axes: readonly number[] = []): PadState => ({
  axes: [...axes],
  buttons: Array.from({ length: 17 }, (_, place) => ({ pressed: down.includes(place) })),
});

describe('what is held on a pad', () => {
  test('is its D-pad, and the buttons that press and go back', () => {
    expect([...heldOn(pad([0, 1, 12, 13, 14, 15]))]).toEqual(['activate', 'back', 'up', 'down', 'left', 'right']);
    expect([...heldOn(pad([2, 3, 9, 16]))]).toEqual([]);
  });

  test('is the way in which the stick is tilted most', () => {
    expect([...heldOn(pad([], [-0.9, 0.7]))]).toEqual(['left']);
    expect([...heldOn(pad([], [0.7, 0.9]))]).toEqual(['down']);
    expect([...heldOn(pad([], [0.3, -0.3]))]).toEqual([]);
  });

  test('is nothing on a controller that has neither', () => {
    expect([...heldOn({ axes: [], buttons: [] })]).toEqual([]);
  });
});
