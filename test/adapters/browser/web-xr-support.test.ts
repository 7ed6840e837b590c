import { describe, expect, test } from 'vitest';
import { WebXrSupport } from '../../../src/adapters/browser/play-environment';
import type { XrMode } from '../../../src/domain/games/game-capability';

const device = (...supported: readonly XrMode[]) =>
  new WebXrSupport({ xr: { isSessionSupported: (mode) => Promise.resolve(supported.includes(mode)) } });

describe('WebXrSupport', () => {
  test.each([
    ['headset-ready', ['immersive-vr'], ['immersive-vr']],
    ['headset-ready', ['immersive-ar'], ['immersive-vr', 'immersive-ar']],
    ['no-headset', ['immersive-vr'], ['immersive-ar']],
    ['no-headset', [], ['immersive-vr']],
  ] as const)('returns %s on a device with %j for a game with %j', async (ability, supported, modes) => {
    expect(await device(...supported).ability(modes)).toBe(ability);
  });

  test('returns unsupported without WebXR', async () => {
    expect(await new WebXrSupport({}).ability(['immersive-vr'])).toBe('unsupported');
  });

  test('treats a rejected query as no headset', async () => {
    const xr = { isSessionSupported: () => Promise.reject(new DOMException('', 'SecurityError')) };
    expect(await new WebXrSupport({ xr }).ability(['immersive-vr'])).toBe('no-headset');
  });
});
