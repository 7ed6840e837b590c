import { describe, expect, test } from 'vitest';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';
import { gameFile } from '../../../../server/publishing/builds/game-file';

const least = {
  slug: 'my-first-game',
  title: 'My First Game',
  genre: { slug: 'action', title: 'Action' },
  category: { slug: 'arcade', title: 'Arcade' },
};
const board = { slug: 'main', title: 'Best run', order: 'highest-first' };
const item = { slug: 'hat', name: 'Hat', price: 5, place: 'shop' };

const problemsOf = (facts: object): readonly string[] => {
  const parsed = gameFile.safeParse({ ...least, ...facts });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

describe('the file of a game', () => {
  test.each(['ads', 'Lantern', 'a.b', 'a'.repeat(64), ''])(
    'is refused with the slug %j, which can be no host',
    (slug) => {
      expect(problemsOf({})).toEqual([]);
      expect(problemsOf({ slug })).toEqual(['slug']);
    },
  );

  test('need say little: what it makes use of follows from what it lists', () => {
    expect(gameFile.parse({ ...least, boards: [board] })).toMatchObject({
      kind: 'game',
      description: '',
      features: { leaderboard: true, inventory: false, achievement: false, save: false, multiplayer: false },
      boards: [{ reset: 'never' }],
      builds: [],
      media: { slides: [] },
    });
  });

  test.each([
    ['a field that nobody knows', { bords: [] }, ''],
    ['a board twice', { boards: [board, board] }, 'boards'],
    ['bounds the wrong way round', { boards: [{ ...board, least: 2, most: 1 }] }, 'boards.0.most'],
    ['a score that is none', { boards: [{ ...board, least: 2 ** 60 }] }, 'boards.0.least'],
    ['leaderboards without a board', { features: { leaderboard: true } }, 'features.leaderboard'],
    ['boards that it denies', { features: { leaderboard: false }, boards: [board] }, 'features.leaderboard'],
    ['an item for nothing', { items: [{ ...item, price: 0 }] }, 'items.0.price'],
    ['a reduction that is none', { items: [{ ...item, reduced: 5 }] }, 'items.0.reduced'],
    ['a version of two parts', { builds: [{ version: '1.0', active: true, sdk: 1 }] }, 'builds.0.version'],
    [
      'an adapter that there is not',
      { builds: [{ version: '1.0.0', active: true, sdk: 1, adapter: 'x' }] },
      'builds.0.adapter',
    ],
    ['a picture outside of the folder', { media: { hero: '../hero.webp' } }, 'media.hero'],
    ['a picture from the root', { media: { hero: '/etc/hero.webp' } }, 'media.hero'],
    ['a picture that is none', { media: { hero: 'hero.svg' } }, 'media.hero'],
  ])('is refused with %s', (_, facts, field) => {
    expect(problemsOf(facts)).toEqual([field]);
  });

  test('is that of every game here', () => {
    expect(readGameFiles().length).toBeGreaterThanOrEqual(3);
  });
});
