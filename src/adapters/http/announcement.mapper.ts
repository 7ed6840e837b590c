import type * as z from 'zod/mini';
import type { wireAnnouncementCard } from '../../contract/developers.contract';
import type { AnnouncementCard } from '../../domain/content/announcement';

export function toAnnouncementCard(wire: z.output<typeof wireAnnouncementCard>): AnnouncementCard {
  return {
    slug: wire.slug,
    title: wire.title,
    hero: wire.hero ?? undefined,
    excerpt: wire.excerpt,
    date: wire.date,
  };
}
