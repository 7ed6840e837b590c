import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { Game } from '../../domain/games/game';
import { ratings } from '../../domain/reviews/rating';
import { tallyOf } from '../../domain/reviews/rating-counts';
import { overallRating } from '../../domain/reviews/rating-tally';
import type { Review } from '../../domain/reviews/review';
import { shownReviews } from '../../domain/reviews/review-list';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import { OverlayAdPanel } from '../ads/OverlayAdPanel';
import { PageAd } from '../ads/PageAd';
import type { AppServices, PlayServices } from '../app/app-services';
import type { PageHead, RouteHandle } from '../app/page-head';
import { LazyQuestion } from '../bridge/LazyQuestion';
import { LeaderboardsSection } from '../leaderboards/LeaderboardsSection';
import { GameOverlay } from '../overlay/GameOverlay';
import { usePlayIntent, usePlayLink } from '../play/play-intent';
import { ReactionBar } from '../reactions/ReactionBar';
import { ReviewsSection } from '../reviews/ReviewsSection';
import { authorName } from '../reviews/review.texts';
import { parseReviewQuery } from '../reviews/reviews-address';
import { useScreen } from '../shared/use-screen';
import { ageLabel } from './capability-labels';
import { GamePageScreen } from './GamePageScreen';
import type { GameCommunityViewModel } from './game-community.view-model';
import type { GamePageData, GamePageDependencies } from './game-page-data';

/** Head of a game's page for search engines and share cards (schema.org `VideoGame`). */
export const gamePageHead: RouteHandle = {
  head: (data) => headOf(data as GamePageData),
};

function headOf({ game, reviews }: GamePageData): PageHead {
  const video = game.trailer?.mp4 ?? game.trailer?.webm;
  const path = `/arcade/games/${game.slug}`;
  // A draft's link is secret: the head reveals only the title.
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
      // PEGI and IARC have the same ages; the developer states the rating, so it names no board.
      ...(game.ageRating === undefined ? {} : { contentRating: ageLabel(game.ageRating) }),
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

/** Returns the structured data of the rating; empty for a game without reviews. */
function ratingOf(reviews: GamePageData['reviews']): Readonly<Record<string, unknown>> {
  if (reviews === undefined) return {};
  const tally = tallyOf(reviews.counts);
  const rating = overallRating(tally);
  if (rating === undefined) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: tally.count, ...SCALE },
    review: shownReviews(reviews).map(toReview),
  };
}

function toReview({ author, body, date, rating }: Review): Readonly<Record<string, unknown>> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName(author) },
    datePublished: date.posted,
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  };
}

/** Returns reactions, reviews and overlay for the slots of the page. */
function communitySlots(community: GameCommunityViewModel, game: Game): GamePageDependencies {
  const { overlay, reactions, reviews } = community;
  return {
    reactions: <ReactionBar reactions={reactions} />,
    reviews: (
      <>
        <ReviewsSection reviews={reviews} developer={game.developer.name} />
        <GameOverlay overlay={overlay} game={game} reactions={reactions} />
      </>
    ),
  };
}

/** Creates the community state of a game, kept while the game is shown and updated with newer page data. */
function useCommunity(
  create: (reviewQuery: ReviewQuery) => GameCommunityViewModel,
  page: GamePageData,
): GameCommunityViewModel {
  const [query] = useSearchParams();
  const community = useScreen(() => create(parseReviewQuery(query)));
  useEffect(() => {
    community.show(page);
  }, [community, page]);
  return community;
}

/** Returns the lazily loaded part of the game route. */
export function gamePageRoute(play: PlayServices, openBrowse: AppServices['openBrowse']) {
  const Component = observer(function GamePageRoute() {
    const page = useLoaderData<GamePageData>();
    return <KeyedPage key={page.game.slug} page={page} />;
  });
  const KeyedPage = observer(function KeyedPage({ page }: { readonly page: GamePageData }) {
    const [query] = useSearchParams();
    const playWanted = usePlayIntent();
    const playFirst = usePlayLink();
    const community = useCommunity((reviews) => play.createCommunity(page, reviews), page);
    const parts: GamePageDependencies = {
      ...communitySlots(community, page.game),
      pageAd: (
        <PageAd slot="game-description" ads={play.pageAds} game={page.game.slug} adsDisabled={page.game.adsDisabled} />
      ),
      leaderboards: page.game.features.leaderboard ? (
        <LeaderboardsSection createLeaderboards={() => play.createLeaderboards(page.game.slug)} />
      ) : null,
      question: <LazyQuestion question={play.question} />,
      player: { overlayAd: ({ ad }) => (ad === undefined ? null : <OverlayAdPanel ad={ad} />) },
    };
    return (
      <GamePageScreen
        page={{ ...page, game: { ...page.game, stats: community.stats } }}
        requestedBuild={query.get('build') ?? undefined}
        parameters={query}
        playWanted={playWanted}
        playFirst={playFirst}
        play={play}
        openBrowse={openBrowse}
        parts={parts}
      />
    );
  });
  return { Component, handle: gamePageHead };
}
