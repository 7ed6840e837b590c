import type { Ad } from '../ads/ad';
import type { ReactionCounts } from '../reactions/reaction-lane';
import type { ReactionKind } from '../reactions/reaction-kind';
import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';
import type { ContentRating } from './content-rating';
import type { GameCapability } from './game-capability';
import type { GameFeatures } from './game-features';

export interface Slide {
  readonly thumbnail: string;
  readonly original: string;
  readonly colour: string;
  /** Alternative text; undefined for a default. */
  readonly alt?: string | undefined;
}

/** A short silent video of a game; at least one of the two addresses is set. */
export interface Trailer {
  readonly webm: string | undefined;
  readonly mp4: string | undefined;
  /** Picture until the video plays. */
  readonly poster: string;
}

export interface GameStats {
  readonly views: number;
  readonly reviews: number;
  readonly reactions: number;
  /** Unrounded average rating of the reviews, 1 to 5; undefined without reviews. */
  readonly rating: number | undefined;
}

/**
 * A game as lists show it (spec 1 §3).
 * @rule 1.3.10 A card has title, hero, excerpt, tags, developer, statistics and category; the slider's also has slides.
 */
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
  readonly trailer: Trailer | undefined;
  /** Devices and modes that the game supports. */
  readonly capabilities: readonly GameCapability[];
}

/** One published version; only active builds can be played. */
export interface Build {
  readonly version: string;
  readonly url: string;
  readonly active: boolean;
  readonly sdk: number;
  /** Other hosts that it may contact; `*` stands for every host. */
  readonly network: readonly string[];
  /** True if its pages need cross-origin isolation, which lets threads share memory. */
  readonly isolated: boolean;
  /** True if it can be played without a network once its files are stored. */
  readonly offline: boolean;
}

/** Release notes of a build. */
export interface ReleaseNotes {
  readonly version: string;
  /** Sanitised HTML. */
  readonly html: string;
  /** Publication of the build, ISO 8601, UTC. */
  readonly date: string;
}

/**
 * A game with the whole content of its page (spec 2 §3).
 * @rule 2.3.1 A game has texts, a genre and a category, builds, features and pictures.
 */
export interface Game extends GameCard, Partial<ContentRating> {
  /** Sanitised HTML. */
  readonly description: string;
  readonly genre: Titled;
  readonly developer: { readonly slug: string; readonly name: string; readonly logo: string };
  readonly engine: string | undefined;
  readonly builds: readonly Build[];
  /** Release notes of active builds, newest first. */
  readonly notes?: readonly ReleaseNotes[];
  readonly version: string | undefined;
  readonly adsDisabled: boolean;
  /** The game's own overlay ad. */
  readonly overlay: Ad | undefined;
  /** Measurement id of the game's own Google Analytics. */
  readonly analytics: string | undefined;
  /** Number of each reaction, and true for the player's own; always false without a session. */
  readonly reactions: ReactionCounts<ReactionKind>;
  readonly features: GameFeatures;
  readonly portfolio: readonly Slide[];
  readonly share: string;
  readonly released: string;
  readonly updated: string;
  /** True if only members of the developer, test users and people with the private link can see it. */
  readonly isDraft?: true;
  /** Slug of the game's draft, for members of the developer and test users. */
  readonly draft?: string;
  /** Slug of the released game of a draft; undefined before its release. */
  readonly releasedGame?: string;
}

/**
 * An item of a game; prices in coins (spec 2 §3).
 * @rule 2.3.6 A catalogue item has a name, a picture, a price, an optional discounted price, and its game.
 */
export interface CatalogItem {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly price: number;
  readonly discounted: number | undefined;
  readonly game: Titled;
}

export interface GamePage {
  readonly game: Game;
  readonly more: readonly GameCard[];
  readonly similar: readonly GameCard[];
  readonly catalog: readonly CatalogItem[];
}
