import { fc } from '@fast-check/vitest';
import type { GameCard, GamePage } from '../../src/domain/games/game';
import { gameCapabilities } from '../../src/domain/games/game-capability';
import { isoDates } from './iso-dates';
import { pictures, slides } from './pictures';
import { gameReactionCounts } from './reactions';
import { fewSlugs } from './slugs';
import { titled } from './titled';

const card = {
  slug: fewSlugs,
  title: fc.string({ maxLength: 60 }),
  hero: pictures,
  excerpt: fc.string({ maxLength: 120 }),
  tags: fc.array(titled, { maxLength: 3 }),
  category: titled,
  stats: fc.record({
    views: fc.nat(5000),
    reviews: fc.nat(9),
    reactions: fc.nat(9),
    rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true }), { nil: undefined }),
  }),
  slides: fc.array(slides, { maxLength: 3 }),
  trailer: fc.option(fc.record({ webm: fc.webPath(), mp4: fc.constant(undefined), poster: fc.webPath() }), {
    nil: undefined,
  }),
  capabilities: fc.subarray([...gameCapabilities]),
};

/** Games as shown in lists. */
export const gameCards: fc.Arbitrary<GameCard> = fc.record({
  ...card,
  developer: fc.record({ slug: fewSlugs, name: fc.string() }),
});

/** Builds of a game, each version once. */
export const builds = fc
  .uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3', '4'), fc.boolean()), { selector: ([version]) => version })
  .map((list) =>
    list.map(([version, active]) => ({
      version,
      active,
      url: `/${version}/index.html`,
      sdk: 1,
      network: [],
      isolated: false,
      offline: false,
    })),
  );

const cards = fc.array(gameCards, { maxLength: 2 });

/** Games with everything their pages show, including empty lists. */
export const gamePages: fc.Arbitrary<GamePage> = fc.record({
  game: fc.record({
    ...card,
    developer: fc.record({ slug: fewSlugs, name: fc.string(), logo: fc.webPath() }),
    description: fc.string(),
    genre: titled,
    engine: fc.option(fc.constantFrom('three', 'babylon'), { nil: undefined }),
    builds,
    version: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
    adsDisabled: fc.boolean(),
    overlay: fc.constant(undefined),
    analytics: fc.option(fc.constant('G-1'), { nil: undefined }),
    reactions: gameReactionCounts,
    features: fc.record({
      multiplayer: fc.boolean(),
      achievement: fc.boolean(),
      save: fc.boolean(),
      leaderboard: fc.boolean(),
      inventory: fc.boolean(),
    }),
    portfolio: fc.array(slides, { maxLength: 2 }),
    share: fc.webPath(),
    released: isoDates,
    updated: isoDates,
  }),
  more: cards,
  similar: cards,
  catalog: fc.array(
    fc.record({
      slug: fewSlugs,
      name: fc.string(),
      thumbnail: fc.webPath(),
      price: fc.nat(500),
      discounted: fc.option(fc.nat(500), { nil: undefined }),
      game: titled,
    }),
    { maxLength: 2 },
  ),
});
