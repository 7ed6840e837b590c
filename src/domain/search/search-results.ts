import type { AnnouncementCard } from '../content/announcement';
import type { ArticleCard } from '../content/article';
import type { GameCard } from '../games/game';
import type { Avatar } from '../session/current-user';
import type { Pagination } from '../shared/pagination';
import type { SearchType } from './search-types';

/** A player as lists show one: by name only, never by address. */
export interface UserCard {
  readonly username: string;
  readonly alias: string | undefined;
  readonly avatar: Avatar;
  /** Premium runs now. */
  readonly premium: boolean;
}

/** An announcement among others' ones: with the developer whose it is. */
export interface FoundAnnouncement extends AnnouncementCard {
  readonly developer: { readonly slug: string; readonly name: string };
}

/** What is found of each type. */
export interface FoundItems {
  readonly games: GameCard;
  readonly users: UserCard;
  readonly articles: ArticleCard;
  readonly announcements: FoundAnnouncement;
}

/** One page of what was found of a type, the best first. */
export interface FoundPage<Item> {
  readonly items: readonly Item[];
  /** More was found than is listed and counted. */
  readonly more: boolean;
  readonly pagination: Pagination;
}

/** What a search has found; a type that was not asked for is undefined (decisions §4). */
export type SearchResults = { readonly [Type in SearchType]: FoundPage<FoundItems[Type]> | undefined };
