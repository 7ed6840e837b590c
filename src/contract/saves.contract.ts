import * as z from 'zod/mini';
import { saveLimits } from '../domain/saves/save-version';
import { defineCall } from './define-call';
import { noData, wireDate, wireSlug } from './wire-values';

const gameParams = z.object({ game: wireSlug });
const slotParams = z.object({
  game: wireSlug,
  slot: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(saveLimits.slots)),
});
const slot = z.int().check(z.minimum(1), z.maximum(saveLimits.slots));
const version = z.int().check(z.minimum(1));

/** Content of a save slot, current or earlier. */
export const wireSave = z.object({
  /** Name given by the game; may be empty. */
  name: z.string(),
  /** JSON of at most 64 KiB, nested at most 20 deep. */
  data: z.unknown(),
  /** Version number within the slot, increasing and never reused; base of the next write. */
  version: z.int(),
  /** Date of the first write since the slot was last empty. */
  created: wireDate,
  /** Date of this version. */
  updated: wireDate,
});

export const savesAll = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/saves/all',
  access: 'player',
  summary: 'Returns the caller’s saves in a game by slot, 1 to 5; an empty slot is absent.',
  params: gameParams,
  data: z.record(z.string(), wireSave),
});

export const saveLoad = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/saves/load/{slot}',
  access: 'player',
  summary:
    'Returns the content of a slot, current or at a retained version; 404 for an empty slot and for a version that is not retained.',
  params: slotParams,
  query: z.object({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  data: wireSave,
});

export const saveVersions = defineCall({
  method: 'GET',
  path: '/v1/private/user/arcade/gp/game/{game}/saves/versions/{slot}',
  access: 'player',
  summary:
    'Returns the retained versions of a slot, newest first: its last ten contents and the last ten refused writes; empty for an empty slot.',
  params: slotParams,
  data: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        name: z.string(),
        written: wireDate,
        /** Size of the JSON, in bytes. */
        bytes: z.int(),
        /**
         * `held` is current, `replaced` was overwritten, `set-aside` lost a conflict because the slot had changed in
         * the meantime.
         */
        standing: z.enum(['held', 'replaced', 'set-aside']),
      }),
    ),
  }),
});

export const saveWrite = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/saves/write',
  access: 'player',
  summary:
    'Writes a slot of the caller, at most 60 a minute; 409 if it names a base that is not the current version, and then retains the write as a version. 413 above 64 KiB.',
  params: gameParams,
  body: z.strictObject({
    slot,
    name: z.optional(z.string().check(z.maxLength(1_000))),
    data: z.unknown(),
    /** Version that this write is based on, 0 for an empty slot; without it the write replaces any content. */
    base: z.optional(z.int().check(z.minimum(0))),
  }),
  data: z.object({ version }),
});

export const saveDelete = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/saves/delete',
  access: 'player',
  summary: 'Deletes the content of a slot with all its versions; repeating changes nothing.',
  params: gameParams,
  body: z.strictObject({ slot }),
  data: noData,
});

export const savesClear = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/gp/game/{game}/saves/clear',
  access: 'player',
  summary: 'Deletes the content of all slots of the caller in a game.',
  params: gameParams,
  data: noData,
});

export type WireSave = z.input<typeof wireSave>;
