import type { GameCard } from '../../src/domain/games/game';

/** Creates a game card with default values. */
export function aGameCard(change: Partial<GameCard> = {}): GameCard {
  return {
    slug: 'lantern-drift',
    title: 'Lantern Drift',
    hero: { sm: '/sm.webp', hd: '/hd.webp', fhd: '/fhd.webp', colour: '#223' },
    excerpt: 'Light the night.',
    tags: [],
    developer: { slug: 'studio', name: 'Studio' },
    category: { slug: 'arcade', title: 'Arcade' },
    stats: { views: 0, reviews: 0, reactions: 0, rating: undefined },
    slides: [],
    trailer: undefined,
    capabilities: [],
    ...change,
  };
}

/** Creates the wire format of the same game card. */
export function wireGameCard() {
  const { stats, ...card } = aGameCard();
  return { ...card, stats: { ...stats, rating: null }, trailer: null };
}
