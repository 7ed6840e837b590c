import * as z from 'zod/mini';
import { LAST_PAGE } from '../domain/shared/page-number';
import { SLUG, SLUG_MAX } from '../domain/shared/slug';

/** ISO 8601, UTC. */
export const wireDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/));

/** Lower-case words joined by hyphens, as they stand in addresses; 1 to 64 characters. */
export const wireSlug = z.string().check(z.regex(SLUG), z.maxLength(SLUG_MAX));

/** An account's id. */
export const wireId = z.uuid();

/** A 16:9 picture in the three widths of spec 1 §9, and its dominant colour while it loads. */
export const wirePicture = z.object({ sm: z.string(), hd: z.string(), fhd: z.string(), colour: z.string() });

export const wireTitled = z.object({ slug: z.string(), title: z.string() });

/** Page numbers count from 1; `from` and `to` count items from 1 and are 0 on an empty page (spec 2 §3). */
export const wirePagination = z.object({
  total: z.int(),
  from: z.int(),
  to: z.int(),
  items: z.int(),
  current: z.int(),
  per_page: z.int(),
  last: z.int(),
});

/** A page number in a query: 1 when left out. */
export const wirePage = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)), 1);

/** A flag in a query, sent as `true` or `1` when set and left out when not. */
export const wireFlag = z._default(
  z.pipe(
    z.enum(['true', '1', 'false', '0']),
    z.transform((value) => value === 'true' || value === '1'),
  ),
  false,
);

export type WirePagination = z.output<typeof wirePagination>;
