import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isGameFile } from '../../../src/domain/offline/game-file';

const origins = {
  origin: 'https://night-ferry.play.site.test',
  folder: '/1.1.0/',
  game: 'night-ferry',
  staticOrigin: 'https://static.site.test',
};

describe('isGameFile', () => {
  test.each([
    ['https://night-ferry.play.site.test/1.1.0/index.html', true],
    ['https://night-ferry.play.site.test/_sdk/runtime.js?portal=x', true],
    ['https://static.site.test/sdk/v1/holocade-sdk.js', true],
    ['https://night-ferry.play.site.test/1.0.0/index.html', false],
    ['https://night-ferry.play.site.test/1.1.0/_offline.js', false],
    ['https://other-game.play.site.test/1.1.0/index.html', false],
    ['https://static.site.test/modules/three-0.185.1.js', true],
    ['https://static.site.test/webxr-input-profiles/1.0/profilesList.json', true],
    ['https://static.site.test/games/night-ferry/media/hero.webp', true],
    ['https://static.site.test/games/other-game/media/hero.webp', false],
    ['https://static.site.test/players/x.webp', false],
    ['https://static.site.test/sdk/../players/x.webp', false],
    ['https://static.site.test/sdk/%2E%2e/players/x.webp', false],
    ['https://static.site.test/sdk/.%2e/players/x.webp', false],
    ['https://static.site.test/sdk\\..\\players/x.webp', false],
    ['https://static.site.test/sdk/..', false],
    ['https://static.site.test/sdk/v1/.hidden.js', true],
    ['https://static.site.test.evil.test/a.js', false],
  ])('is true for files of the build only: %s', (address, expected) => {
    expect(isGameFile(address, origins)).toBe(expected);
  });

  test.prop([fc.webUrl()])('isGameFile never accepts a file of another site', (address) => {
    expect(isGameFile(address, origins)).toBe(false);
  });
});
