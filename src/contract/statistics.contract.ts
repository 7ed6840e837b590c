import * as z from 'zod/mini';
import { ALL, amountNames, deviceClasses, STATISTICS_DAYS_MAX } from '../domain/console/game-statistics';
import { defineCall } from './define-call';
import { orNull, wireDate, wireSlug } from './wire-values';

/** A day (UTC) as `YYYY-MM-DD`, from the year 2000. */
export const wireDay = z.iso.date().check(z.regex(/^[2-9]/));

const amount = z.int().check(z.minimum(0));
const amounts = Object.fromEntries(amountNames.map((name) => [name, amount])) as Record<
  (typeof amountNames)[number],
  typeof amount
>;

/** Plays by name, most first. */
const wirePlays = z.array(z.object({ name: z.string(), plays: amount }));

export const gameStatistics = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/statistics',
  access: 'member',
  action: 'statistics.read',
  summary: `Returns the statistics of a game by day (UTC), at most ${String(STATISTICS_DAYS_MAX)} days, for one or all builds and devices. A job counts them every ten minutes.`,
  params: z.object({ developer: wireSlug, game: wireSlug }),
  query: z.object({
    /** First day; default 27 days before the last one. */
    from: z.optional(wireDay),
    /** Last day; default yesterday. */
    to: z.optional(wireDay),
    /** A version; default all. */
    build: z._default(z.string().check(z.maxLength(32)), ALL),
    device: z._default(z.enum([ALL, ...deviceClasses]), ALL),
  }),
  data: z.object({
    /** Title of the game. */
    title: z.string(),
    /** The last complete day. */
    lastDay: wireDay,
    /** Time up to which events are counted; null before the first count. */
    counted: orNull(wireDate),
    /** Days with events, oldest first. */
    days: z.array(z.object({ day: wireDay, ...amounts })),
    /** Amounts since the end of the last complete day. */
    today: z.object(amounts),
    /** Plays in the period by version, with any device. */
    builds: wirePlays,
    /** Plays in the period by device class, with any build. */
    devices: wirePlays,
    /** Plays in the period by the host that led to the portal, at most ten. */
    referrers: wirePlays,
    /** Plays in the period by country code, `unknown` and `other`; null unless the operator counts countries. */
    countries: orNull(wirePlays),
  }),
});
