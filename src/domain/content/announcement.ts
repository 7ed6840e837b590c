import type { Picture } from '../shared/picture';

/** A developer's announcement as lists show it (decisions §4). */
export interface AnnouncementCard {
  readonly slug: string;
  readonly title: string;
  readonly hero: Picture | undefined;
  readonly excerpt: string;
  /** Time of publication; ISO 8601. */
  readonly date: string;
}
