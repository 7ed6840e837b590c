import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameCapabilities, xrModesOf } from '../../../src/domain/games/game-capability';

describe('xrModesOf', () => {
  test.each([
    [['vr', 'hands'], ['immersive-vr']],
    [['ar', 'touch'], ['immersive-ar']],
    [
      ['ar', 'vr'],
      ['immersive-vr', 'immersive-ar'],
    ],
    [['touch'], ['immersive-vr']],
    [[], ['immersive-vr']],
  ] as const)('returns for %j the modes %j', (capabilities, modes) => {
    expect(xrModesOf(capabilities)).toEqual(modes);
  });

  test.prop([fc.subarray([...gameCapabilities])])('always returns one mode or both, each once', (capabilities) => {
    const modes = xrModesOf(capabilities);
    expect(modes.length).toBeGreaterThan(0);
    expect(new Set(modes).size).toBe(modes.length);
  });
});
