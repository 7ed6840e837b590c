import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { activeBuilds, chooseBuild } from '../../../src/domain/games/build-choice';
import { builds } from '../../arbitraries/games';

const build = (version: string, active = true) => ({
  version,
  active,
  url: `/${version}/index.html`,
  sdk: 1,
  network: [],
  isolated: false,
});
const versions = fc.constantFrom('1', '2', '3', '4');
const games = fc.record({
  builds,
  version: fc.option(versions, { nil: undefined }),
});

describe('the build that opens', () => {
  const game = { builds: [build('1'), build('2'), build('3', false)], version: '2' };

  test('is the one that is asked for, else the version of the game, else the first', () => {
    expect(chooseBuild(game, '1')?.version).toBe('1');
    expect(chooseBuild(game, undefined)?.version).toBe('2');
    expect(chooseBuild({ ...game, version: undefined }, undefined)?.version).toBe('1');
  });

  test('is not one that was withdrawn', () => {
    expect(chooseBuild(game, '3')?.version).toBe('2');
    expect(chooseBuild({ builds: [build('3', false)], version: '3' }, '3')).toBeUndefined();
  });

  property.prop([games, fc.option(versions, { nil: undefined })])(
    'is always an active one, and there is one exactly when any is active',
    (any, asked) => {
      const chosen = chooseBuild(any, asked);
      expect(chosen === undefined).toBe(activeBuilds(any).length === 0);
      expect(chosen?.active ?? true).toBe(true);
    },
  );

  property.prop([games, versions])('is always the one asked for when that is active', (any, asked) => {
    const active = activeBuilds(any).some(({ version }) => version === asked);
    if (active) expect(chooseBuild(any, asked)?.version).toBe(asked);
  });
});
