import type * as z from 'zod/mini';
import type {
  developerAnnouncement,
  developerDetails,
  wireAnnouncementCard,
} from '../../../src/contract/developers.contract';
import { httpsHost } from '../../../src/domain/shared/https-host';
import { presentPicture } from '../games/media.presenter';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { AnnouncementCardRow, AnnouncementRow } from './announcement.repository';
import type { DeveloperRow } from './developer.repository';

type WireDeveloper = z.output<typeof developerDetails.data>['developer'];
type WireAnnouncement = z.output<typeof developerAnnouncement.data>;

const isLink = (address: string): boolean => httpsHost(address) !== undefined;

/** A developer where a whole profile is not needed. */
export function presentAnnouncer(row: DeveloperRow, urls: PublicUrls): WireAnnouncement['developer'] {
  return { slug: row.slug, name: row.name, logo: urls.static(row.logo) };
}

/** The whole of a developer's profile; of what it links to, what is a web page and no script. */
export function presentDeveloper(row: DeveloperRow, urls: PublicUrls): WireDeveloper {
  return {
    ...presentAnnouncer(row, urls),
    about: row.aboutHtml,
    website: row.website !== null && isLink(row.website) ? row.website : null,
    links: row.links.filter(({ url }) => isLink(url)).map(({ title, url }) => ({ title, url })),
  };
}

/** What lists show of an announcement. */
export function presentAnnouncementCard(
  row: AnnouncementCardRow,
  urls: PublicUrls,
): z.output<typeof wireAnnouncementCard> {
  return {
    slug: row.slug,
    title: row.title,
    hero: row.hero && presentPicture(row.hero, urls),
    excerpt: row.excerpt,
    date: row.publishedAt.toISOString(),
  };
}

/** The whole of an announcement. */
export function presentAnnouncement(row: AnnouncementRow, urls: PublicUrls): WireAnnouncement['announcement'] {
  return { ...presentAnnouncementCard(row, urls), body: row.bodyHtml };
}
