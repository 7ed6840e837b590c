import * as z from 'zod/mini';
import { draftActions, RELEASE_NOTES_MAX } from '../domain/console/publication';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireId, wireSlug } from './wire-values';

const developer = z.object({ developer: wireSlug });

/** Release notes in Markdown. */
export const wireNotes = z
  .string()
  .check(z.maxLength(RELEASE_NOTES_MAX, `may have at most ${String(RELEASE_NOTES_MAX)} characters`));

/** Result of a publication that has ended well. */
const wirePublished = z.object({
  game: z.string(),
  version: z.string(),
  status: z.enum(['draft', 'published']),
  files: z.int(),
  /** Text of the build check; null if it was skipped. */
  check: orNull(z.string()),
  page: z.string(),
  build: z.string(),
});

const wirePublication = z.object({
  id: wireId,
  /** `published` is also the end of a change of a draft. */
  state: z.enum(['waiting', 'running', 'published', 'refused']),
  /** One sentence or the report of the check; null before the end and after a success. */
  error: orNull(z.string()),
  /** Null before the end, and for a renewed or deleted draft. */
  result: orNull(wirePublished),
});

export const publicationStart = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/publications',
  access: 'member',
  action: 'builds.publish',
  summary: 'Publishes an uploaded zip archive in the background, with the same checks as the command line.',
  params: developer,
  body: z.strictObject({
    /** Id of a complete upload of this developer. */
    upload: wireId,
    /** Default: the slug in its `game.json`. */
    game: z.optional(wireSlug),
    /** A version like 1.2.0, or the part of the newest version to raise; default patch. */
    version: z.optional(z.string().check(z.maxLength(32))),
    draft: z.optional(z.boolean()),
    notes: z.optional(wireNotes),
  }),
  data: wirePublication,
});

export const publicationState = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/publication/{id}',
  access: 'member',
  action: 'builds.publish',
  summary: 'Returns the state of a publication.',
  params: z.object({ developer: wireSlug, id: wireId }),
  data: wirePublication,
});

export const draftChange = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/draft',
  access: 'member',
  action: 'builds.publish',
  summary:
    'Publishes the newest build of a draft, renews its private link or deletes it, in the background. The same change with the same version and build returns the open one; 409 during another change.',
  params: z.object({ developer: wireSlug, game: wireSlug }),
  body: z.strictObject({
    action: z.enum(draftActions),
    /** Version of the released build, like that of a publication; default patch. */
    version: z.optional(z.string().check(z.maxLength(32))),
    /** Version of the draft's build that the member has seen; the release of a newer one is refused. */
    build: z.optional(z.string().check(z.maxLength(32))),
    /** Decision about the conflicts of `draftConflicts`: one side for all, or the fields that the release takes from the draft. */
    choice: z.optional(
      z.union([
        z.enum(['draft', 'public']),
        z.strictObject({
          revision: z.string().check(z.maxLength(64)),
          draft: z.array(z.string().check(z.maxLength(160))).check(z.maxLength(300)),
        }),
      ]),
    ),
  }),
  data: wirePublication,
});

export const draftConflicts = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/draft/conflicts',
  access: 'member',
  // Only publishers may read the values, because they contain the score limits against cheating.
  action: 'builds.publish',
  summary: 'Returns the fields that a draft and its public game have both changed since the draft was created.',
  params: z.object({ developer: wireSlug, game: wireSlug }),
  data: z.object({
    /** Changes with each conflict. */
    revision: z.string(),
    conflicts: z.array(
      z.object({
        field: z.string(),
        title: z.string(),
        public: z.string(),
        draft: z.string(),
        /** Addresses of the pictures of both; absent for other fields. */
        pictures: z.optional(z.object({ public: z.array(z.string()), draft: z.array(z.string()) })),
      }),
    ),
  }),
});

export const draftSchedule = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/game/{game}/draft/release',
  access: 'member',
  action: 'builds.publish',
  summary:
    'Schedules the release of the draft’s newest build, or changes the time. 409 while the draft is being changed.',
  params: z.object({ developer: wireSlug, game: wireSlug }),
  body: z.strictObject({
    /** In the future, at most a year ahead. */
    at: wireDate,
    /** Version of the released build, like that of a publication; default patch. */
    version: z.optional(z.string().check(z.maxLength(32))),
  }),
  data: noData,
});

export const draftUnschedule = defineCall({
  method: 'DELETE',
  path: '/v1/private/developer/{developer}/game/{game}/draft/release',
  access: 'member',
  action: 'builds.publish',
  summary: 'Cancels the scheduled release of a draft; 404 without one.',
  params: z.object({ developer: wireSlug, game: wireSlug }),
  data: noData,
});

export const developerGames = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/games',
  access: 'member',
  action: 'builds.read',
  summary: 'Returns all games of a developer by title, with their opening versions and drafts.',
  params: developer,
  data: z.object({
    games: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        /** `unpublished` games have no public page; `new` ones only a draft. */
        state: z.enum(['published', 'unpublished', 'taken-down', 'new']),
        opens: orNull(z.string()),
        draft: orNull(
          z.object({
            slug: z.string(),
            version: z.string(),
            page: z.string(),
            /** Time of the scheduled release. */
            release: orNull(wireDate),
            /** Open change of the draft, which is a publication. */
            change: orNull(z.object({ id: wireId, action: z.enum(draftActions) })),
          }),
        ),
      }),
    ),
  }),
});

export const buildList = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/builds',
  access: 'member',
  action: 'builds.read',
  summary: 'Returns all builds of a game, newest first, and the storage that the developer uses.',
  params: z.object({ developer: wireSlug, game: wireSlug }),
  data: z.object({
    builds: z.array(
      z.object({
        version: z.string(),
        /** `opens` is the newest active build. */
        state: z.enum(['opens', 'active', 'inactive']),
        bytes: z.int(),
        created: wireDate,
        hash: orNull(z.string()),
        /** Release notes in Markdown. */
        notes: orNull(z.string()),
      }),
    ),
    /** Bytes of all builds, drafts and open uploads of the developer, and the maximum. */
    storage: z.object({ used: z.number(), limit: z.number() }),
  }),
});

export const buildNotesChange = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/game/{game}/build/{version}/notes',
  access: 'member',
  action: 'builds.publish',
  summary: 'Changes the release notes of a build, which its game page shows; an empty text removes them.',
  params: z.object({ developer: wireSlug, game: wireSlug, version: z.string().check(z.maxLength(32)) }),
  body: z.strictObject({ notes: wireNotes }),
  data: noData,
});

export const buildSwitch = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/game/{game}/build/{version}',
  access: 'member',
  action: 'builds.publish',
  summary: 'Makes a build playable or not; the newest active build opens by default.',
  params: z.object({ developer: wireSlug, game: wireSlug, version: z.string().check(z.maxLength(32)) }),
  body: z.strictObject({ active: z.boolean() }),
  data: noData,
});
