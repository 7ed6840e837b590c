import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { GameDetails } from '../../../src/domain/console/game-details';
import { changedDetails, gameFileText } from '../../../src/domain/console/game-details';
import { ageRatings, comfortLevels } from '../../../src/domain/games/content-rating';
import { gameCapabilities } from '../../../src/domain/games/game-capability';
import { someDetails } from '../../fakes/console-game-pages';

const titled = fc.record({ slug: fc.string(), title: fc.string() });
const anyDetails: fc.Arbitrary<GameDetails> = fc.record({
  title: fc.string(),
  excerpt: fc.string(),
  description: fc.string(),
  kind: fc.constantFrom('game', 'experience'),
  genre: titled,
  category: titled,
  tags: fc.array(titled, { maxLength: 3 }),
  features: fc.record({ multiplayer: fc.boolean(), save: fc.boolean() }),
  capabilities: fc.subarray([...gameCapabilities]),
  ageRating: fc.constantFrom(undefined, ...ageRatings),
  comfort: fc.constantFrom(undefined, ...comfortLevels),
  engine: fc.option(fc.string(), { nil: undefined }),
  analytics: fc.option(fc.string(), { nil: undefined }),
  network: fc.array(fc.string(), { maxLength: 3 }),
});

describe('changedDetails', () => {
  test('names the fields that differ in the words of the form', () => {
    const after = someDetails({ title: 'Kite 2', tags: [], engine: 'three.js', ageRating: 7, comfort: 'intense' });
    expect(changedDetails(someDetails(), after)).toBe('title, tags, age rating, comfort, and engine');
    expect(changedDetails(someDetails(), someDetails({ excerpt: '' }))).toBe('summary');
  });

  test('ignores the order of the parts of a value', () => {
    const genre = { title: 'Action', slug: 'action' };
    expect(changedDetails(someDetails(), someDetails({ genre }))).toBeUndefined();
  });

  test.prop([anyDetails])('is always undefined for a copy', (details) => {
    expect(changedDetails(details, structuredClone(details))).toBeUndefined();
  });
});

describe('gameFileText', () => {
  test('writes the slug and the details, without lists and pictures', () => {
    const file = JSON.parse(gameFileText('kite', someDetails())) as object;
    expect(file).toEqual({
      slug: 'kite',
      ...someDetails(),
      engine: null,
      analytics: null,
      ageRating: null,
      comfort: null,
    });
  });
});
