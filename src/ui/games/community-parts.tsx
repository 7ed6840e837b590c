import type { Game } from '../../domain/games/game';
import { GameOverlay } from '../overlay/GameOverlay';
import { ReactionBar } from '../reactions/ReactionBar';
import { ReviewsSection } from '../reviews/ReviewsSection';
import type { GameCommunityViewModel } from './game-community.view-model';
import type { GamePageDependencies } from './game-page-dependencies';

/** What players make of a game, for the places of its page. */
export function communityParts(community: GameCommunityViewModel, game: Game): GamePageDependencies {
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
