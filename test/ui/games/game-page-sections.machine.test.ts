import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  gamePageSections,
  shownGamePageSections,
  DESCRIPTION_LIMIT,
  descriptionForm,
  BADGED_ENGINE,
  hasEngineBadge,
} from '../../../src/ui/games/game-page-sections.machine';
import { portfolioEntries } from '../../../src/ui/games/portfolio.machine';
import { gamePages } from '../../arbitraries/games';

const lists = ['portfolio', 'tags', 'catalog', 'more', 'similar'] as const;
const [sample] = fc.sample(gamePages, { numRuns: 1, seed: 7 });

describe('shownGamePageSections', () => {
  test('returns the sections in order', () => {
    expect(gamePageSections.join(' ')).toBe(
      'heading description frame about portfolio features tags developer catalog more similar reviews',
    );
  });

  test('omits empty lists', () => {
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

  property.prop([gamePages])('always contains a list exactly if it has items', (page) => {
    const shown = shownGamePageSections(page);
    const { more, similar, catalog, game } = page;
    const content = { more, similar, catalog, portfolio: portfolioEntries(game), tags: game.tags };
    for (const list of lists) expect(shown.includes(list)).toBe(content[list].length > 0);
  });

  property.prop([gamePages])('always contains all other sections, in order', (page) => {
    const shown = shownGamePageSections(page);
    const rest = gamePageSections.filter((section) => !(lists as readonly string[]).includes(section));
    expect(shown).toEqual(expect.arrayContaining(rest));
    expect(shown).toEqual(gamePageSections.filter((section) => shown.includes(section)));
  });
});

const characters = ['a', '🎮', 'e\u0301', '&amp;', '&#39;', '&#x1f3ae;', '\u200f'];

describe('descriptionForm', () => {
  test('folds a description from 1501 visible characters on', () => {
    expect(DESCRIPTION_LIMIT).toBe(1500);
    expect(descriptionForm(`<p>${'a'.repeat(1500)}</p>`)).toBe('whole');
    expect(descriptionForm(`<p class="b">${'a'.repeat(1501)}</p>`)).toBe('folded');
  });

  test('is none for an empty description', () => {
    expect(descriptionForm('')).toBe('none');
    expect(descriptionForm(' \n')).toBe('none');
    expect(descriptionForm('<hr>')).toBe('whole');
  });

  test.each(characters)('counts %j as one character', (character) => {
    expect(descriptionForm(character.repeat(1500))).toBe('whole');
    expect(descriptionForm(character.repeat(1501))).toBe('folded');
  });

  test('counts a text that only resembles a character reference', () => {
    expect(descriptionForm('&;'.repeat(751))).toBe('folded');
    expect(descriptionForm('& amp'.repeat(300))).toBe('whole');
    expect(descriptionForm('& amp'.repeat(301))).toBe('folded');
  });

  test('handles many unclosed tags in linear time', () => {
    expect(descriptionForm('<'.repeat(200_000))).toBe('folded');
  });

  property.prop([fc.integer({ min: 1, max: 3000 }), fc.nat(50), fc.constantFrom(...characters)])(
    'never depends on the number of tags',
    (count, marks, character) => {
      const html = character.repeat(count) + '<br>'.repeat(marks);
      expect(descriptionForm(html)).toBe(count > 1500 ? 'folded' : 'whole');
    },
  );
});

describe('hasEngineBadge', () => {
  test('is true for one engine', () => {
    expect(BADGED_ENGINE).toBe('three');
    expect(hasEngineBadge('three')).toBe(true);
    expect(hasEngineBadge('babylon')).toBe(false);
  });

  test('is false for an unknown engine', () => {
    expect(hasEngineBadge(undefined)).toBe(false);
  });

  property.prop([fc.string()])('is never true for another engine', (engine) => {
    expect(hasEngineBadge(engine)).toBe(engine === 'three');
  });
});
