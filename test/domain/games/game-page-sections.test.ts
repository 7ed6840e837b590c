import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { gamePageSections, shownGamePageSections } from '../../../src/domain/games/game-page-sections';
import { portfolioEntries } from '../../../src/domain/games/portfolio';
import { gamePages } from '../../arbitraries/games';

const lists = ['portfolio', 'tags', 'catalog', 'more', 'similar'] as const;
const [sample] = fc.sample(gamePages, { numRuns: 1, seed: 7 });

describe("a game's page", () => {
  test('has its parts in order', () => {
    expect(gamePageSections.join(' ')).toBe(
      'heading description frame about portfolio features tags developer catalog more similar reviews',
    );
  });

  test('leaves out lists with nothing in them', () => {
    if (!sample) throw new Error('no sample');
    const bare = {
      game: { ...sample.game, trailer: undefined, portfolio: [], tags: [] },
      more: [],
      similar: [],
      catalog: [],
    };
    expect(shownGamePageSections(bare)).toEqual([
      'heading',
      'description',
      'frame',
      'about',
      'features',
      'developer',
      'reviews',
    ]);
  });

  property.prop([gamePages])('always shows a list exactly when there is something in it', (page) => {
    const shown = shownGamePageSections(page);
    const { more, similar, catalog, game } = page;
    const content = { more, similar, catalog, portfolio: portfolioEntries(game), tags: game.tags };
    for (const list of lists) expect(shown.includes(list)).toBe(content[list].length > 0);
  });

  property.prop([gamePages])('always shows the rest, and everything in order', (page) => {
    const shown = shownGamePageSections(page);
    const rest = gamePageSections.filter((section) => !(lists as readonly string[]).includes(section));
    expect(shown).toEqual(expect.arrayContaining(rest));
    expect(shown).toEqual(gamePageSections.filter((section) => shown.includes(section)));
  });
});
