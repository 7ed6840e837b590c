import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';

export interface Slide {
  readonly thumbnail: string;
  readonly original: string;
  readonly colour: string;
}

export interface GameStats {
  readonly views: number;
  readonly reviews: number;
  readonly reactions: number;
}

/** A game as lists show it (spec 1 §3). */
export interface GameCard {
  readonly slug: string;
  readonly title: string;
  readonly hero: Picture;
  readonly excerpt: string;
  readonly tags: readonly Titled[];
  readonly developer: { readonly slug: string; readonly name: string };
  readonly category: Titled;
  readonly stats: GameStats;
  readonly slides: readonly Slide[];
}

/** One published version; only active builds can be played. */
export interface Build {
  readonly version: string;
  readonly url: string;
  readonly active: boolean;
  readonly sdk: number;
}

export interface GameFeatures {
  readonly multiplayer: boolean;
  readonly achievement: boolean;
  readonly save: boolean;
  readonly leaderboard: boolean;
  readonly inventory: boolean;
}

/** A game with everything its page shows (spec 2 §3). */
export interface Game extends GameCard {
  /** Sanitised HTML. */
  readonly description: string;
  readonly genre: Titled;
  readonly developer: { readonly slug: string; readonly name: string; readonly logo: string };
  readonly engine: string | undefined;
  readonly builds: readonly Build[];
  readonly version: string | undefined;
  readonly adsDisabled: boolean;
  readonly features: GameFeatures;
  readonly portfolio: readonly Slide[];
  readonly share: string;
  readonly released: string;
  readonly updated: string;
}

export interface CatalogItem {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly price: number;
  readonly discounted: number | undefined;
}

export interface GamePage {
  readonly game: Game;
  readonly more: readonly GameCard[];
  readonly similar: readonly GameCard[];
  readonly catalog: readonly CatalogItem[];
}
