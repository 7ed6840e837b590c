import type { ReactionCount } from '../../domain/reactions/reaction-lane';
import type { MarkViewModel } from './mark.view-model';

/** Makes the buttons by which players follow and keep favourites. */
export interface MarkServices {
  /** By the developer's slug, with how many follow as the page tells. */
  readonly followDeveloper: (developer: string, followers: number) => MarkViewModel;
  /** By user name, with how things stand as the page tells. */
  readonly followPlayer: (user: string, now: ReactionCount) => MarkViewModel;
  /** By the game's slug; `known` where the page tells whether it is one. */
  readonly favourite: (game: string, known?: boolean) => MarkViewModel;
}
