import type { GameCard } from '../../src/domain/games/game';

/** A game as lists show it, with nothing special about it. */
export function aGameCard(change: Partial<GameCard> = {}): GameCard {
  return {
    slug: 'lantern-drift',
    title: 'Lantern Drift',
    hero: { sm: '/sm.webp', hd: '/hd.webp', fhd: '/fhd.webp', colour: '#223' },
    excerpt: 'Light the night.',
    tags: [],
    developer: { slug: 'studio', name: 'Studio' },
    category: { slug: 'arcade', title: 'Arcade' },
    stats: { views: 0, reviews: 0, reactions: 0 },
    slides: [],
    trailer: undefined,
    capabilities: [],
    ...change,
  };
}

/** The same card as the server sends it. */
export const wireGameCard = () => ({ ...aGameCard(), trailer: null });
