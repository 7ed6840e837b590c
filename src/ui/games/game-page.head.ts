import type { GamePage } from '../../domain/games/game';
import type { PageHead, RouteHandle } from '../app/page-head';

/** What search engines and share cards are told of a game (schema.org `VideoGame`). */
export const gamePageHead: RouteHandle = {
  head: (data) => headOf(data as GamePage),
};

function headOf({ game }: GamePage): PageHead {
  const path = `/arcade/games/${game.slug}`;
  return {
    title: game.title,
    description: game.excerpt,
    path,
    image: game.share,
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
    },
  };
}
