import type * as z from 'zod/mini';
import type { wireAnnouncementCard } from '../../../src/contract/developers.contract';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { presentPicture } from '../games/media.presenter';
import type { AnnouncementCardRow } from './announcement.repository';

/** Presents an announcement in a list. */
export function presentAnnouncementCard(
  row: AnnouncementCardRow,
  urls: PublicUrls,
): z.input<typeof wireAnnouncementCard> {
  return {
    slug: row.slug,
    title: row.title,
    hero: row.hero && presentPicture(row.hero, urls),
    excerpt: row.excerpt,
    date: row.publishedAt.toISOString(),
  };
}
