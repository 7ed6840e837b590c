import type { AnnouncementCard } from '../content/announcement';
import type { GameCard } from '../games/game';
import type { Pagination } from '../shared/pagination';

/** Author of an announcement, without the whole profile. */
export interface Announcer {
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
}

/** A developer as its page shows it (decisions §4). */
export interface Developer extends Announcer {
  /** Sanitised HTML. */
  readonly about: string;
  readonly website: string | undefined;
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

/** A developer with one page of its games and its newest announcements. */
export interface DeveloperPage {
  readonly developer: Developer;
  /** Number of followers. */
  readonly followers: number;
  readonly games: readonly GameCard[];
  readonly pagination: Pagination;
  readonly announcements: readonly AnnouncementCard[];
}

/** One page of a developer's announcements, newest first. */
export interface AnnouncementList {
  readonly developer: Announcer;
  readonly announcements: readonly AnnouncementCard[];
  readonly pagination: Pagination;
}

/** One announcement, with the developer's newest others. */
export interface AnnouncementPage {
  readonly developer: Announcer;
  readonly announcement: AnnouncementCard & {
    /** Sanitised HTML. */
    readonly body: string;
  };
  readonly others: readonly AnnouncementCard[];
}
