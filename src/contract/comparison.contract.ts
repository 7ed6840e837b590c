import * as z from 'zod/mini';
import { COMPARED_FILES_MAX, fileChanges } from '../domain/console/build-comparison';
import { defineCall } from './define-call';
import { orNull, wireDate, wireSlug } from './wire-values';

const amount = z.int().check(z.minimum(0));

const wireComparedBuild = z.object({
  version: z.string(),
  created: wireDate,
  /** Null until the job has measured a build of an earlier release. */
  bytes: orNull(amount),
  /** Size of the files in the uploaded archive; null for a build that was published from a folder. */
  packedBytes: orNull(amount),
  files: orNull(amount),
  /** Figures of the check before publication; null without one. */
  check: orNull(
    z.object({
      firstFrameMs: orNull(z.number()),
      framesPerSecond: orNull(z.number()),
      /** Number of different script errors. */
      errors: amount,
    }),
  ),
  /** Sums of all days; null for callers who may not read statistics. */
  played: orNull(z.object({ plays: amount, sessions: amount, seconds: amount })),
});

const version = z.string().check(z.minLength(1), z.maxLength(32));

export const buildComparison = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/comparison',
  access: 'member',
  action: 'builds.read',
  summary: `Compares two builds of a game: sizes, checks, plays, and at most ${String(COMPARED_FILES_MAX)} files that differ, largest first.`,
  params: z.object({ developer: wireSlug, game: wireSlug }),
  /** Versions. Default: the two newest ones, the older one first. */
  query: z.object({ a: z.optional(version), b: z.optional(version) }),
  data: z.object({
    /** All versions of the game, newest first. */
    versions: z.array(z.string()),
    title: z.string(),
    a: wireComparedBuild,
    b: wireComparedBuild,
    /** Null if the files of one build are not stored. */
    differences: orNull(
      z.object({
        files: z.array(
          z.object({
            path: z.string(),
            change: z.enum(fileChanges),
            /** Bytes; null for an added file. */
            before: orNull(amount),
            /** Bytes; null for a removed file. */
            after: orNull(amount),
          }),
        ),
        /** Number of files by difference, also of files that are not listed. */
        counts: z.object({ added: amount, removed: amount, changed: amount, same: amount }),
      }),
    ),
  }),
});
