import type { WireFoundAnnouncement, WireUserCard } from '../../../src/contract/search.contract';
import { isPremium } from '../../../src/domain/session/current-user';
import { avatarPictures } from '../../identity/account/avatar';
import { presentPicture } from '../games/media.presenter';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { FoundAnnouncementRow } from './announcement-search.repository';
import type { UserCardRow } from './user-search.repository';

/** What everybody learns of a player: names, picture, and whether premium runs now. */
export function presentUserCard(row: UserCardRow, urls: PublicUrls, now: Date): WireUserCard {
  return {
    username: row.username,
    alias: row.alias,
    avatar: avatarPictures(row, urls),
    premium: isPremium({ premiumUntil: row.premiumUntil?.toISOString() }, now.getTime()),
  };
}

/** An announcement in a list of several developers. */
export function presentFoundAnnouncement(row: FoundAnnouncementRow, urls: PublicUrls): WireFoundAnnouncement {
  return {
    slug: row.slug,
    title: row.title,
    hero: row.hero && presentPicture(row.hero, urls),
    excerpt: row.excerpt,
    date: row.publishedAt.toISOString(),
    developer: { slug: row.developer.slug, name: row.developer.name },
  };
}
