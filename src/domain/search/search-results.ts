import type { AnnouncementCard } from '../content/announcement';
import type { ArticleCard } from '../content/article';
import type { GameCard } from '../games/game';
import type { Avatar } from '../session/current-user';
import type { Pagination } from '../shared/pagination';
import type { SearchType } from './search-types';

/** A player in a list, by username and never by email address. */
export interface UserCard {
  readonly username: string;
  readonly alias: string | undefined;
  readonly avatar: Avatar;
  /** True while premium is active. */
  readonly premium: boolean;
}

/** An announcement in a mixed list, with its developer. */
export interface FoundAnnouncement extends AnnouncementCard {
  readonly developer: { readonly slug: string; readonly name: string };
}

/** Types of the found items. */
export interface FoundItems {
  readonly games: GameCard;
  readonly users: UserCard;
  readonly articles: ArticleCard;
  readonly announcements: FoundAnnouncement;
}

/** One page of found items of a type, best match first. */
export interface FoundPage<Item> {
  readonly items: readonly Item[];
  /** True if there are more matches than listed and counted. */
  readonly more: boolean;
  readonly pagination: Pagination;
}

/** Results of a search; a type that was not requested is undefined (decisions §4). */
export type SearchResults = { readonly [Type in SearchType]: FoundPage<FoundItems[Type]> | undefined };
