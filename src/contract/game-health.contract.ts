import * as z from 'zod/mini';
import { frameModes } from '../domain/bridge/runtime-report';
import { FURTHER_ERRORS, HEALTH_DAYS_MAX } from '../domain/console/game-health';
import { ALL, deviceClasses } from '../domain/console/game-statistics';
import { errorKinds } from '../domain/play/runtime-health';
import { defineCall } from './define-call';
import { wireDay } from './statistics.contract';
import { orNull, wireDate, wireSlug } from './wire-values';

const amount = z.int().check(z.minimum(0));
const version = z.string().check(z.maxLength(32));
/** Numbers of frames by the buckets of the call `buildHealth`. */
const times = z.array(amount);

/** An error that browsers have reported. Texts are untrusted. */
const wireGroup = z.object({
  id: z.string(),
  kind: z.enum([...errorKinds, FURTHER_ERRORS]),
  message: z.string(),
  count: amount,
  sessions: amount,
  builds: z.array(z.string()),
  devices: z.object({ computer: amount, mobile: amount, headset: amount, unknown: amount }),
  firstSeen: wireDate,
  lastSeen: wireDate,
});

export const gameHealth = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/health',
  access: 'member',
  action: 'statistics.read',
  summary: `Returns the errors, failed loads and frame times of a game's builds, at most ${String(HEALTH_DAYS_MAX)} days (UTC). Browsers report them, so they can be forged.`,
  params: z.object({ developer: wireSlug, game: wireSlug }),
  query: z.object({
    /** First day; default 6 days before the last one. */
    from: z.optional(wireDay),
    /** Last day; default today. */
    to: z.optional(wireDay),
    /** A version; default all. */
    build: z._default(version, ALL),
  }),
  data: z.object({
    /** The build that opens, if it is worse than the newest build before it with 30 sessions. `reasons` are sentences. */
    worse: orNull(z.object({ version: z.string(), before: z.string(), reasons: z.array(z.string()) })),
    /** Builds with sessions in the last 90 days, newest first. */
    builds: z.array(z.object({ version: z.string(), sessions: amount })),
    /** Days with sessions, oldest first. Repetitions within a session do not count. */
    days: z.array(
      z.object({
        day: wireDay,
        sessions: amount,
        errors: amount,
        failedStarts: amount,
        failedLoads: amount,
        frames: z.object({ screen: times, vr: times }),
      }),
    ),
    /** Groups last seen in the period, counted since their first report, most sessions first; at most 200. */
    groups: z.array(wireGroup),
    frames: z.array(z.object({ device: z.enum(deviceClasses), mode: z.enum(frameModes), sessions: amount, times })),
  }),
});

export const gameErrorStack = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/health/error/{error}',
  access: 'member',
  action: 'statistics.read',
  summary:
    'Returns the stack of an error in the newest build that has one, with places in the sources from the build’s source maps.',
  params: z.object({ developer: wireSlug, game: wireSlug, error: z.string().check(z.maxLength(32)) }),
  query: z.object({ build: z._default(version, ALL) }),
  data: z.object({
    build: z.string(),
    lines: z.array(
      z.object({
        text: z.string(),
        source: orNull(z.object({ file: z.string(), line: amount, column: amount, code: orNull(z.string()) })),
      }),
    ),
    /** Reason why lines have no place in the sources. */
    note: orNull(z.string()),
  }),
});
