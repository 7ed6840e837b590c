import type { ReactionGateway } from '../../application/reactions/reaction-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import type { GameStats } from '../../domain/games/game';
import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import { gameReactions } from '../../domain/reactions/reactions';
import type { GameOverlayDependencies } from '../overlay/game-overlay.view-model';
import { GameOverlayViewModel } from '../overlay/game-overlay.view-model';
import { ReactionsViewModel } from '../reactions/reactions.view-model';
import type { ReviewsDependencies } from '../reviews/reviews.view-model';
import { ReviewsViewModel } from '../reviews/reviews.view-model';
import type { Disposer } from '../shared/disposables';
import { startTogether } from '../shared/start-together';
import type { GamePageData } from './game-page-data';

/** What players tell of a game with; the game itself comes with its page. */
export interface GameCommunityDependencies
  extends Omit<ReviewsDependencies, 'game' | 'changed'>, GameOverlayDependencies {
  readonly reactionGateway: Pick<ReactionGateway, 'react'>;
  /** What the pages of a game were given is old. */
  readonly changed: (game: string) => void;
}

/** What players make of a game, wherever its page shows it: reactions, reviews, and the overlay with both. */
export class GameCommunityViewModel {
  readonly reactions: ReactionsViewModel<ReactionKind>;
  readonly reviews: ReviewsViewModel;
  readonly overlay: GameOverlayViewModel;
  private page: GamePageData;

  constructor(needs: GameCommunityDependencies, page: GamePageData, reviewsPage: number) {
    const { slug, reactions } = page.game;
    const changed = () => needs.changed(slug);
    this.page = page;
    this.reactions = new ReactionsViewModel(gameReactions(reactions), {
      about: `reactions to ${slug}`,
      send: (request) => needs.reactionGateway.react(slug, request),
      askLogin: needs.askLogin,
      session: needs.session,
      notices: needs.notices,
      settled: changed,
    });
    this.reviews = new ReviewsViewModel({ ...needs, game: slug, changed }, reviewsPage, page.reviews);
    this.overlay = new GameOverlayViewModel(needs, this.reviews, () => this.page.similar);
    makeAutoObservable<this, 'page'>(
      this,
      { reactions: false, reviews: false, overlay: false, page: observableRef },
      { autoBind: true },
    );
  }

  /** The game's figures with all that this page has seen of them. */
  get stats(): GameStats {
    const { stats } = this.page.game;
    return {
      views: stats.views,
      reviews: this.reviews.list?.tally.count ?? stats.reviews,
      reactions: this.reactions.total,
    };
  }

  start(): Disposer {
    return startTogether(this.reviews, this.overlay).start();
  }

  /** Takes a newer answer of the page. */
  show(page: GamePageData): void {
    if (page === this.page) return;
    this.page = page;
    this.reactions.adopt(gameReactions(page.game.reactions));
    this.reviews.show(page.reviews);
  }
}
