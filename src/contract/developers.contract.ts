import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wireGameCard } from './games.contract';
import { orNull, wireDate, wirePage, wirePagination, wirePicture, wireSlug } from './wire-values';

const developerParams = z.object({ developer: wireSlug });

/** A developer as shown on its page. */
const wireDeveloper = z.object({
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  /** Sanitised HTML. */
  about: z.string(),
  website: orNull(z.string()),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});

export const wireAnnouncementCard = z.object({
  slug: z.string(),
  title: z.string(),
  hero: orNull(wirePicture),
  excerpt: z.string(),
  date: wireDate,
});

/** Author of an announcement, without the full profile. */
const wireAnnouncer = z.object({ slug: z.string(), name: z.string(), logo: z.string() });

export const developerDetails = defineCall({
  method: 'GET',
  path: '/v1/public/entity/dev/org/{developer}/details',
  access: 'anyone',
  summary: 'Returns a developer with one page of its games, newest first, and its three newest announcements.',
  params: developerParams,
  query: z.object({ page: wirePage }),
  data: z.object({
    developer: wireDeveloper,
    /** Number of followers. */
    followers: z.int(),
    games: z.array(wireGameCard),
    pagination: wirePagination,
    announcements: z.array(wireAnnouncementCard),
  }),
});

export const developerAnnouncements = defineCall({
  method: 'GET',
  path: '/v1/public/entity/dev/org/{developer}/announcements',
  access: 'anyone',
  summary: 'Returns one page of eight announcements of a developer, newest first.',
  params: developerParams,
  query: z.object({ page: wirePage }),
  data: z.object({
    developer: wireAnnouncer,
    announcements: z.array(wireAnnouncementCard),
    pagination: wirePagination,
  }),
});

export const developerAnnouncement = defineCall({
  method: 'GET',
  path: '/v1/public/entity/dev/org/{developer}/announcements/{announcement}',
  access: 'anyone',
  summary: 'Returns one announcement, with the newest others of its developer.',
  params: z.object({ developer: wireSlug, announcement: wireSlug }),
  data: z.object({
    developer: wireAnnouncer,
    announcement: z.extend(wireAnnouncementCard, {
      /** Sanitised HTML. */
      body: z.string(),
    }),
    others: z.array(wireAnnouncementCard),
  }),
});
