import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gameAddress } from '../../../src/domain/games/game-address';

const build = (version: string, active = true) => ({ version, url: '', active, sdk: 1, network: [], isolated: false });
const game = { slug: 'night-ferry', version: '1.1.0', builds: [build('1.0.0'), build('1.1.0')] };

describe('the address of a game', () => {
  test('names a version only when the page would open another one by itself', () => {
    expect(gameAddress(game)).toBe('/arcade/games/night-ferry');
    expect(gameAddress(game, '1.1.0')).toBe('/arcade/games/night-ferry');
    expect(gameAddress(game, '1.0.0')).toBe('/arcade/games/night-ferry?build=1.0.0');
  });

  test.prop([fc.string({ unit: 'grapheme' })])('carries any version unchanged', (version) => {
    const { searchParams } = new URL(gameAddress(game, version), 'http://portal.test');
    expect(searchParams.get('build')).toBe(version === '1.1.0' ? null : version);
  });
});
