import { ratings } from '../../domain/reviews/rating';
import { overallRating } from '../../domain/reviews/rating-tally';
import type { Review } from '../../domain/reviews/review';
import { shownReviews } from '../../domain/reviews/review-list';
import { authorName } from '../reviews/review.texts';
import type { PageHead, RouteHandle } from '../app/page-head';
import type { GamePageData } from './game-page-data';

/** What search engines and share cards are told of a game (schema.org `VideoGame`). */
export const gamePageHead: RouteHandle = {
  head: (data) => headOf(data as GamePageData),
};

function headOf({ game, reviews }: GamePageData): PageHead {
  const video = game.trailer?.mp4 ?? game.trailer?.webm;
  const path = `/arcade/games/${game.slug}`;
  // A link to a draft is a secret: search engines and share cards get nothing of the game.
  if (game.isDraft) return { title: game.title, description: 'A draft', path, noIndex: true };
  return {
    title: game.title,
    description: game.excerpt,
    path,
    image: game.share,
    ...(video === undefined ? {} : { video }),
    type: 'game',
    trail: [{ name: 'VR Games', path: '/arcade/games' }],
    jsonLd: {
      '@type': 'VideoGame',
      name: game.title,
      description: game.excerpt,
      image: game.share,
      screenshot: game.portfolio.map(({ original }) => original),
      genre: [game.genre.title, game.category.title],
      keywords: game.tags.map(({ title }) => title).join(', '),
      author: { '@type': 'Organization', name: game.developer.name },
      datePublished: game.released,
      dateModified: game.updated,
      ...(game.version === undefined ? {} : { softwareVersion: game.version }),
      applicationCategory: 'Game',
      gamePlatform: ['Web browser', 'WebXR'],
      operatingSystem: 'Any',
      playMode: game.features.multiplayer ? 'MultiPlayer' : 'SinglePlayer',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      ...(video === undefined ? {} : { trailer: trailerOf(game, video) }),
      ...ratingOf(reviews),
    },
  };
}

function trailerOf(game: GamePageData['game'], video: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'VideoObject',
    name: `${game.title} trailer`,
    description: game.excerpt,
    thumbnailUrl: game.trailer?.poster,
    contentUrl: video,
    uploadDate: game.updated,
  };
}

const SCALE = { worstRating: ratings[0], bestRating: ratings[ratings.length - 1] };

/** What players say of the game; a game without a review has no rating. */
function ratingOf(reviews: GamePageData['reviews']): Readonly<Record<string, unknown>> {
  const rating = reviews === undefined ? undefined : overallRating(reviews.tally);
  if (reviews === undefined || rating === undefined) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews.tally.count, ...SCALE },
    review: shownReviews(reviews).map(toThing),
  };
}

function toThing({ author, body, date, rating }: Review): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName(author) },
    datePublished: date.posted,
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  };
}
