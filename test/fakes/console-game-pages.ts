import type { ErrorGroup, HealthDay } from '../../src/domain/console/game-health';
import { noFrames } from '../../src/domain/play/runtime-health';
import type { GameDetails, GameDetailsPage } from '../../src/domain/console/game-details';
import type { GamePicture, GamePicturesPage, GameTrailer } from '../../src/domain/console/game-pictures';
import type { GameLists, GameListsPage } from '../../src/domain/console/game-lists';
import type { StatisticsDay } from '../../src/domain/console/game-statistics';
import { amountNames } from '../../src/domain/console/game-statistics';

/** Creates the statistics of a day. */
export const aStatisticsDay = (day: string, change: Partial<StatisticsDay> = {}): StatisticsDay => ({
  ...(Object.fromEntries(amountNames.map((name) => [name, 0])) as Omit<StatisticsDay, 'day'>),
  day,
  ...change,
});

/** Creates the health of a day. */
export const aHealthDay = (day: string, change: Partial<HealthDay> = {}): HealthDay => ({
  ...{ day, sessions: 10, errors: 0, failedStarts: 0, failedLoads: 0, frames: { screen: noFrames, vr: noFrames } },
  ...change,
});

/** Creates a group of errors. */
export const anErrorGroup = (change: Partial<ErrorGroup> = {}): ErrorGroup => ({
  ...{ id: 'e1', kind: 'error', message: 'no tile', count: 4, sessions: 3, builds: ['1.1.0'] },
  devices: { computer: 2, mobile: 0, headset: 1, unknown: 0 },
  ...{ firstSeen: '2025-12-30T10:00:00.000Z', lastSeen: '2025-12-31T10:00:00.000Z' },
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
  ageRating: undefined,
  comfort: undefined,
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
  items: [
    { slug: 'hat', name: 'Hat', description: '', price: 5, place: 'shop', consumable: false, picture: 'hat.webp' },
  ],
  achievements: [{ slug: 'ace', title: 'Ace', desc: 'One stroke.', picture: '' }],
  ...change,
});

/** Creates the data of the form about lists. */
export const aListsPage = (): GameListsPage => ({
  title: 'Kite',
  lists: someLists(),
  pictures: { 'hat.webp': '/o/hat.webp' },
  revision: 'r1',
  has: { game: true, draft: false },
});

/** Creates a stored picture of a game. */
export const aPicture = (name: string): GamePicture => ({
  ...{ name, thumbnail: `/t/${name}`, original: `/o/${name}`, colour: '#112233' },
});

/** Creates a stored trailer of a game. */
export const aTrailer = (name: string): GameTrailer => ({
  name,
  webm: `/o/${name}.webm`,
  mp4: undefined,
  poster: '/o/poster',
});

/** Creates the data of the form about the pictures of a draft. */
export const aPicturesPage = (change: Partial<GamePicturesPage> = {}): GamePicturesPage => ({
  ...{ title: 'Kite', revision: 'r1', built: {}, card: aDetailsPage().card },
  pictures: { cover: aPicture('cover'), slides: [aPicture('a'), aPicture('b')], portfolio: [aPicture('c')] },
  ...change,
});
