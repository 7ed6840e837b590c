import { describe, expect, test } from 'vitest';
import type { PadState } from '../../../src/adapters/browser/gamepad-focus';
import { heldOn } from '../../../src/adapters/browser/gamepad-focus';

const pad = (down: readonly number[], axes: readonly number[] = []): PadState => ({
  axes: [...axes],
  buttons: Array.from({ length: 17 }, (_, place) => ({ pressed: down.includes(place) })),
});

describe('heldOn', () => {
  test('returns the D-pad directions and the activate and back buttons', () => {
    expect([...heldOn(pad([0, 1, 12, 13, 14, 15]))]).toEqual(['activate', 'back', 'up', 'down', 'left', 'right']);
    expect([...heldOn(pad([2, 3, 9, 16]))]).toEqual([]);
  });

  test('returns the main direction of the tilted stick', () => {
    expect([...heldOn(pad([], [-0.9, 0.7]))]).toEqual(['left']);
    expect([...heldOn(pad([], [0.7, 0.9]))]).toEqual(['down']);
    expect([...heldOn(pad([], [0.3, -0.3]))]).toEqual([]);
  });

  test('returns nothing for a controller without D-pad and stick', () => {
    expect([...heldOn({ axes: [], buttons: [] })]).toEqual([]);
  });
});
