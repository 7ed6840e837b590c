import * as z from 'zod/mini';
import { namedUnits } from '../domain/leaderboards/board-unit';
import { LAST_PAGE } from '../domain/shared/pagination';
import { SLUG, SLUG_MAX } from '../domain/shared/slug';

/** ISO 8601, UTC. */
export const wireDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/));

/** Lower-case words joined by hyphens, as used in URLs; 1 to 64 characters. */
export const wireSlug = z.string().check(z.regex(SLUG), z.maxLength(SLUG_MAX));

/** Host name in lower case, perhaps with a port. */
const wireHost = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/), z.maxLength(253));

/** Host that led a player to the portal. One in another form is ignored, because a play counts without it. */
export const wireReferrer = z.catch(z.optional(wireHost), undefined);

/** Account id. */
export const wireId = z.uuid();

/** A value that may be absent: null on the wire and in the answer of a handler, undefined in the data of the client. */
export const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullable(schema),
    z.transform((value) => value ?? undefined),
  );

/** Data of a call that returns none: null on the wire, undefined in the client. */
export const noData = z.pipe(
  z.null(),
  z.transform(() => undefined),
);

/** A 16:9 picture in the three widths of spec 1 §9, with its dominant colour as placeholder. */
export const wirePicture = z.object({ sm: z.string(), hd: z.string(), fhd: z.string(), colour: z.string() });

/** Unit of scores: a named one, or the developer’s own word behind the number. */
export const wireUnit = z.union([z.enum(namedUnits), z.object({ suffix: z.string() })]);

export const wireTitled = z.object({ slug: z.string(), title: z.string() });

/** Pagination; page numbers start at 1. `from` and `to` count from 1 and are 0 on an empty page (spec 2 §3). */
export const wirePagination = z.object({
  total: z.int(),
  from: z.int(),
  to: z.int(),
  items: z.int(),
  current: z.int(),
  per_page: z.int(),
  last: z.int(),
});

/** Page number in a query; defaults to 1. */
export const wirePage = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)), 1);

/** Query flag: `true` or `1` if set, omitted otherwise. */
export const wireFlag = z._default(
  z.pipe(
    z.enum(['true', '1', 'false', '0']),
    z.transform((value) => value === 'true' || value === '1'),
  ),
  false,
);

export type WirePagination = z.output<typeof wirePagination>;
