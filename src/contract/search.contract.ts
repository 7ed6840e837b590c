import * as z from 'zod/mini';
import { wireAvatar } from './account.contract';
import { wireArticleCard } from './content.contract';
import { defineCall } from './define-call';
import { wireAnnouncementCard } from './developers.contract';
import { wireGameCard } from './games.contract';
import { orNull, wireFlag, wirePage, wirePagination } from './wire-values';

/** A player’s name in the search results; `premium` is true while premium is active. */
export const wireUserCard = z.object({
  username: z.string(),
  alias: orNull(z.string()),
  avatar: wireAvatar,
  premium: z.boolean(),
});

/** An announcement in the results across all developers. */
export const wireFoundAnnouncement = z.extend(wireAnnouncementCard, {
  developer: z.object({ slug: z.string(), name: z.string() }),
});

const found = <Item extends z.ZodMiniType>(item: Item) =>
  orNull(
    z.object({
      items: z.array(item),
      /** True if there are more matches than the 250 that are listed and counted. */
      more: z.boolean(),
      pagination: wirePagination,
    }),
  );

/** Searches the types whose flags are set; without any flag the default types (spec 1 §2). */
export const globalSearch = defineCall({
  method: 'GET',
  path: '/v1/public/global/search',
  access: 'anyone',
  summary: 'Returns one page of eight results of each requested type, best match first; null for other types.',
  query: z.object({
    /** 3 to 100 characters after trimming. */
    query: z._default(z.string(), ''),
    games: wireFlag,
    users: wireFlag,
    articles: wireFlag,
    announcements: wireFlag,
    page: wirePage,
  }),
  data: z.object({
    games: found(wireGameCard),
    users: found(wireUserCard),
    articles: found(wireArticleCard),
    announcements: found(wireFoundAnnouncement),
  }),
});

export type WireUserCard = z.input<typeof wireUserCard>;
export type WireFoundAnnouncement = z.input<typeof wireFoundAnnouncement>;
