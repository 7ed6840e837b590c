import { describe, expect, test } from 'vitest';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';
import { namedUnits, SUFFIX_MAX } from '../../../../src/domain/leaderboards/board-unit';
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

describe('gameFile', () => {
  test.each(['ads', 'Lantern', 'a.b', 'a'.repeat(64), ''])(
    'refuses the slug %j, which cannot be a host name',
    (slug) => {
      expect(problemsOf({})).toEqual([]);
      expect(problemsOf({ slug })).toEqual(['slug']);
    },
  );

  test('derives the features of a minimal file from its lists', () => {
    expect(gameFile.parse({ ...least, boards: [board] })).toMatchObject({
      kind: 'game',
      description: '',
      features: { leaderboard: true, inventory: false, achievement: false, save: false, multiplayer: false },
      boards: [{ reset: 'never', unit: 'points' }],
      builds: [],
      media: { slides: [] },
    });
  });

  test.each([
    ['an unknown field', { bords: [] }, ''],
    ['a repeated board', { boards: [board, board] }, 'boards'],
    ['reversed limits', { boards: [{ ...board, least: 2, most: 1 }] }, 'boards.0.most'],
    ['an invalid score', { boards: [{ ...board, least: 2 ** 60 }] }, 'boards.0.least'],
    ['an unknown unit', { boards: [{ ...board, unit: 'parsecs' }] }, 'boards.0.unit'],
    ['a long own unit', { boards: [{ ...board, unit: { suffix: 'x'.repeat(13) } }] }, 'boards.0.unit.suffix'],
    ['an empty own unit', { boards: [{ ...board, unit: { suffix: ' ' } }] }, 'boards.0.unit.suffix'],
    ['a line break in its own unit', { boards: [{ ...board, unit: { suffix: 'a\nb' } }] }, 'boards.0.unit.suffix'],
    ['leaderboards without a board', { features: { leaderboard: true } }, 'features.leaderboard'],
    [
      'boards despite disabled leaderboards',
      { features: { leaderboard: false }, boards: [board] },
      'features.leaderboard',
    ],
    ['an analytics id of another form', { analytics: 'UA-1' }, 'analytics'],
    ['a free item', { items: [{ ...item, price: 0 }] }, 'items.0.price'],
    ['a reduced price that is not lower', { items: [{ ...item, reduced: 5 }] }, 'items.0.reduced'],
    ['a version of two parts', { builds: [{ version: '1.0', active: true, sdk: 1 }] }, 'builds.0.version'],
    ['an unknown adapter', { builds: [{ version: '1.0.0', active: true, sdk: 1, adapter: 'x' }] }, 'builds.0.adapter'],
    ['a picture outside the folder', { media: { hero: '../hero.webp' } }, 'media.hero'],
    ['a picture with an absolute path', { media: { hero: '/etc/hero.webp' } }, 'media.hero'],
    ['a file that is not a picture', { media: { hero: 'hero.svg' } }, 'media.hero'],
  ])('refuses a file with %s', (_, facts, field) => {
    expect(problemsOf(facts)).toEqual([field]);
  });

  test('reads a slide as a path or as an object with an alternative text', () => {
    const portfolio = ['a.png', { file: 'b.png', alt: '  A kite.  ' }, { file: 'c.png' }];
    expect(gameFile.parse({ ...least, media: { portfolio } }).media.portfolio).toEqual([
      { file: 'a.png', alt: '' },
      { file: 'b.png', alt: 'A kite.' },
      { file: 'c.png', alt: '' },
    ]);
  });

  test.each([
    ['a.svg', [], 'must be the path of a picture in the folder'],
    [{ file: 'a.svg' }, ['file'], 'must be the path of a picture in the folder'],
    [{ file: 'a.png', alt: 'x'.repeat(201) }, ['alt'], 'may have at most 200 characters'],
    [7, [], 'must be the path of a picture in the folder, or { "file", "alt" } with a text of at most 200 characters'],
  ])('refuses the slide %j with a sentence at its field', (slide, field, message) => {
    const parsed = gameFile.safeParse({ ...least, media: { slides: [slide] } });
    expect(parsed.error?.issues).toMatchObject([{ path: ['media', 'slides', 0, ...field], message }]);
  });

  test('accepts each unit of a board, and lists them for another one', () => {
    const units = [...namedUnits, { suffix: 'x'.repeat(SUFFIX_MAX) }];
    for (const unit of units) expect(problemsOf({ boards: [{ ...board, unit }] })).toEqual([]);
    expect(gameFile.safeParse({ ...least, boards: [{ ...board, unit: 'parsecs' }] }).error?.issues[0]?.message).toBe(
      'must be "points", "seconds", "tenths", "milliseconds", "metres", "percent" or { "suffix": "…" } with at most 12 characters',
    );
  });

  test('accepts the file of every game in this repository', () => {
    expect(readGameFiles().length).toBeGreaterThanOrEqual(3);
  });
});
