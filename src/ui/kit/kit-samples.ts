import type { ArticleCard } from '../../domain/content/article';
import type { GameCard } from '../../domain/games/game';
import type { Picture } from '../../domain/shared/picture';
import address from './sample-picture.svg?url';

/** Picture that loads. */
export const samplePicture: Picture = { sm: address, hd: address, fhd: address, colour: '#3a2a72' };

/** Picture that does not exist. */
const missingPicture: Picture = { sm: '', hd: '', fhd: '', colour: '#1c1f36' };

const plainGame: GameCard = {
  slug: 'paper-lanterns',
  title: 'Paper Lanterns',
  hero: samplePicture,
  excerpt: 'Fold a lantern, light it, and let it go over a quiet valley at the end of the day.',
  tags: [
    { slug: 'calm', title: 'Calm' },
    { slug: 'one-button', title: 'One button' },
  ],
  developer: { slug: 'sample-studio', name: 'Sample Studio' },
  category: { slug: 'ambient', title: 'Ambient' },
  stats: { views: 12_345, reviews: 21, reactions: 1_200, rating: 4.3 },
  slides: [],
  trailer: undefined,
  capabilities: ['vr', 'ar'],
};

/** Cards for a popular game, a new game, a missing picture and long words. */
export const sampleGames: readonly GameCard[] = [
  plainGame,
  {
    ...plainGame,
    slug: 'just-out',
    title: 'Just Out',
    stats: { views: 3, reviews: 0, reactions: 0, rating: undefined },
  },
  { ...plainGame, slug: 'no-picture', title: 'No Picture Yet', hero: missingPicture },
  {
    ...plainGame,
    slug: 'long-words',
    title: 'The Incomprehensibilities of an Extraordinarily Long Title',
    developer: { slug: 'long', name: 'The Association of Uncharacteristically Verbose Developers' },
  },
];

const plainArticle: ArticleCard = {
  slug: 'a-sample',
  title: 'How a sample is made',
  hero: samplePicture,
  excerpt: 'One sample for every list, so that the kit page looks like the real pages.',
  category: { slug: 'workshop', title: 'Workshop' },
  tags: [{ slug: 'craft', title: 'Craft' }],
  author: { name: 'Sample Writer', username: 'sample' },
  published: '2026-01-05T10:00:00.000Z',
  views: 840,
};

export const sampleArticles: readonly ArticleCard[] = [
  plainArticle,
  { ...plainArticle, slug: 'no-hero', title: 'An article without a hero', hero: missingPicture },
];
