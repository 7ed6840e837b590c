import type { Game, GameCard } from '../../../src/domain/games/game';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';

const noReactions = Object.fromEntries(
  reactionKinds.map((kind) => [kind, { count: 0, mine: false }]),
) as Game['reactions'];

const slide = (name: string) => ({ thumbnail: `/m/${name}-160.webp`, original: `/m/${name}.webp`, colour: '#123456' });

/** Returns a sample game card with changes. */
export function sampleCard(changes: Partial<GameCard> = {}): GameCard {
  const slug = changes.slug ?? 'night-ferry';
  return {
    slug,
    title: 'Night Ferry',
    hero: { sm: `/m/${slug}-640.webp`, hd: `/m/${slug}-1280.webp`, fhd: `/m/${slug}-1920.webp`, colour: '#123456' },
    excerpt: 'Steer a paper boat by starlight.',
    tags: [{ slug: 'calm', title: 'Calm' }],
    developer: { slug: 'paper-moon', name: 'Paper Moon' },
    category: { slug: 'ambient', title: 'Ambient' },
    stats: { views: 12, reviews: 0, reactions: 0, rating: undefined },
    slides: [slide('one'), slide('two')],
    trailer: undefined,
    capabilities: ['vr', 'controllers'],
    ...changes,
  };
}

/** Returns a sample game with changes. */
export function sampleGame(changes: Partial<Game> = {}): Game {
  return {
    ...sampleCard(changes),
    description: '<p>A quiet lake.</p>',
    genre: { slug: 'relaxation', title: 'Relaxation' },
    developer: { slug: 'paper-moon', name: 'Paper Moon', logo: '/m/logo.webp' },
    engine: 'three',
    builds: [
      {
        version: '1.0.0',
        url: 'http://night-ferry.play.site.test/1.0.0/index.html',
        active: true,
        sdk: 1,
        network: [],
        isolated: false,
        offline: false,
      },
      {
        version: '1.1.0',
        url: 'http://night-ferry.play.site.test/1.1.0/index.html',
        active: true,
        sdk: 1,
        network: [],
        isolated: false,
        offline: false,
      },
      {
        version: '2.0.0',
        url: 'http://night-ferry.play.site.test/2.0.0/index.html',
        active: false,
        sdk: 1,
        network: [],
        isolated: false,
        offline: false,
      },
    ],
    version: '1.1.0',
    adsDisabled: false,
    overlay: undefined,
    analytics: undefined,
    reactions: noReactions,
    features: { multiplayer: false, achievement: true, save: false, leaderboard: true, inventory: false },
    portfolio: [slide('three')],
    share: 'http://static.site.test/share.jpg',
    released: '2026-01-05T10:00:00.000Z',
    updated: '2026-02-01T10:00:00.000Z',
    ...changes,
  };
}
