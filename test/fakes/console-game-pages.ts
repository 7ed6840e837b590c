import type { ComparedBuild } from '../../src/domain/console/build-comparison';
import type { GameDetails, GameDetailsPage } from '../../src/domain/console/game-details';
import type { GameLists, GameListsPage } from '../../src/domain/console/game-lists';
import type { StatisticsDay } from '../../src/domain/console/game-statistics';
import { amountNames } from '../../src/domain/console/game-statistics';

/** Creates the statistics of a day. */
export const aStatisticsDay = (day: string, change: Partial<StatisticsDay> = {}): StatisticsDay => ({
  ...(Object.fromEntries(amountNames.map((name) => [name, 0])) as Omit<StatisticsDay, 'day'>),
  day,
  ...change,
});

/** Creates the details of a game. */
export const someDetails = (change: Partial<GameDetails> = {}): GameDetails => ({
  title: 'Kite',
  excerpt: 'Fly it.',
  description: 'A **kite**.',
  kind: 'game',
  genre: { slug: 'action', title: 'Action' },
  category: { slug: 'arcade', title: 'Arcade' },
  tags: [{ slug: 'calm', title: 'Calm' }],
  features: { multiplayer: false, save: true },
  capabilities: ['vr'],
  engine: undefined,
  analytics: undefined,
  network: [],
  ...change,
});

const picture = { sm: '/s.avif', hd: '/h.avif', fhd: '/f.avif', colour: '#112233' };

/** Creates the data of the form about a game. */
export const aDetailsPage = (change: Partial<GameDetailsPage> = {}): GameDetailsPage => ({
  details: someDetails(),
  revision: 'r1',
  has: { game: true, draft: false },
  card: {
    ...{ slug: 'kite', title: 'Kite', excerpt: 'Fly it.', hero: picture, tags: [], slides: [], trailer: undefined },
    developer: { slug: 'paper-moon', name: 'Paper Moon' },
    category: { slug: 'arcade', title: 'Arcade' },
    stats: { views: 0, reviews: 0, reactions: 0, rating: undefined },
    capabilities: [],
  },
  features: { multiplayer: false, achievement: false, save: true, leaderboard: true, inventory: false },
  html: '<p>A <strong>kite</strong>.</p>',
  genres: [
    { slug: 'action', title: 'Action', categories: [{ slug: 'arcade', title: 'Arcade' }] },
    { slug: 'calm', title: 'Calm', categories: [{ slug: 'nature', title: 'Nature' }] },
  ],
  ...change,
});

/** Creates lists of a game with one entry each. */
export const someLists = (change: Partial<GameLists> = {}): GameLists => ({
  boards: [{ slug: 'main', title: 'Best run', order: 'highest-first', reset: 'never', unit: 'points', least: 0 }],
  items: [{ slug: 'hat', name: 'Hat', description: '', price: 5, place: 'shop', consumable: false }],
  achievements: [{ slug: 'ace', title: 'Ace', desc: 'One stroke.' }],
  ...change,
});

/** Creates the data of the form about lists. */
export const aListsPage = (): GameListsPage => ({
  title: 'Kite',
  lists: someLists(),
  revision: 'r1',
  has: { game: true, draft: false },
});

/** Creates a build of a comparison. */
export const aComparedBuild = (version: string, change: Partial<ComparedBuild> = {}): ComparedBuild => ({
  ...{ version, created: '2026-01-01T00:00:00.000Z', bytes: 2_097_152, packedBytes: 1_048_576, files: 3 },
  check: { firstFrameMs: 900, framesPerSecond: 60, errors: 0 },
  played: { plays: 10, sessions: 4, seconds: 480 },
  ...change,
});
