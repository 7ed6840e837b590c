import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { offlineBuild } from '../../../src/application/offline/offline-build';

const build = { version: '1.0.0', url: '', active: true, sdk: 1, network: [], isolated: false };

test.each([true, false])('offlineBuild stores a build only with the permission of its developer: %s', (offline) => {
  const remembered: string[] = [];
  const games = {
    remember: (game: string, version: string) => void remembered.push(`${game} ${version}`),
    isStored: () => remembered.length > 0 || !offline,
    stored$: () => of(false),
  };
  const copy = offlineBuild(games, 'night-ferry', { ...build, offline });
  expect(copy.isStored()).toBe(false);
  copy.remember();
  expect(remembered).toEqual(offline ? ['night-ferry 1.0.0'] : []);
  expect(copy.isStored()).toBe(offline);
});
