import type { ReactionGateway } from '../../application/reactions/reaction-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import type { GameStats } from '../../domain/games/game';
import type { ReactionKind } from '../../domain/reactions/reaction-kind';
import { gameReactions } from '../../domain/reactions/reactions';
import { tallyOf } from '../../domain/reviews/rating-counts';
import { ratingTally } from '../../domain/reviews/rating-tally';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import type { GameOverlayDependencies } from '../overlay/game-overlay.view-model';
import { GameOverlayViewModel } from '../overlay/game-overlay.view-model';
import { ReactionsViewModel } from '../reactions/reactions.view-model';
import type { ReviewsDependencies } from '../reviews/reviews.view-model';
import { ReviewsViewModel } from '../reviews/reviews.view-model';
import type { Disposer } from '../shared/disposables';
import { startTogether } from '../shared/start-together';
import type { GamePageData } from './game-page-data';

export interface GameCommunityDependencies
  extends Omit<ReviewsDependencies, 'game' | 'changed'>, GameOverlayDependencies {
  readonly reactionGateway: Pick<ReactionGateway, 'react'>;
  /** Invalidates the cached pages of this game. */
  readonly changed: (game: string) => void;
}

/** State of reactions, reviews and overlay, shared by all parts of a game's page. */
export class GameCommunityViewModel {
  readonly reactions: ReactionsViewModel<ReactionKind>;
  readonly reviews: ReviewsViewModel;
  readonly overlay: GameOverlayViewModel;
  private page: GamePageData;

  constructor(dependencies: GameCommunityDependencies, page: GamePageData, reviewQuery: ReviewQuery) {
    const { slug, reactions } = page.game;
    const changed = () => dependencies.changed(slug);
    this.page = page;
    this.reactions = new ReactionsViewModel(gameReactions(reactions), {
      about: `reactions to ${slug}`,
      send: (request) => dependencies.reactionGateway.react(slug, request),
      askLogin: dependencies.askLogin,
      session: dependencies.session,
      notices: dependencies.notices,
      settled: changed,
    });
    this.reviews = new ReviewsViewModel({ ...dependencies, game: slug, changed }, reviewQuery, page.reviews);
    this.overlay = new GameOverlayViewModel(dependencies, this.reviews, () => this.page.similar);
    makeAutoObservable<this, 'page'>(
      this,
      { reactions: false, reviews: false, overlay: false, page: observableRef },
      { autoBind: true },
    );
  }

  /** Statistics of the game, with all changes seen on this page. */
  get stats(): GameStats {
    const { views, reviews, rating } = this.page.game.stats;
    const { count, sum } =
      this.reviews.list === undefined ? ratingTally(rating, reviews) : tallyOf(this.reviews.list.counts);
    return { views, reviews: count, reactions: this.reactions.total, rating: count === 0 ? undefined : sum / count };
  }

  start(): Disposer {
    return startTogether(this.reviews, this.overlay).start();
  }

  /** Takes over newer page data. */
  show(page: GamePageData): void {
    if (page === this.page) return;
    this.page = page;
    this.reactions.adopt(gameReactions(page.game.reactions));
    this.reviews.show(page.reviews);
  }
}
