import * as z from 'zod/mini';
import { listLimits } from '../domain/console/game-lists';
import { defineCall } from './define-call';
import { factList } from './game-facts';
import { achievementFields, boardFact, itemFields, itemPrices } from './game-list-facts';
import { wireFlag, wireSlug } from './wire-values';

const params = z.object({ developer: wireSlug, game: wireSlug });
/** True for the draft of the game instead of the public game. */
const query = z.object({ draft: wireFlag });
const slugOf = ({ slug }: { readonly slug: string }): string => slug;

/** Name of the picture of an entry; empty for one that the portal draws. A change without it keeps the picture. */
const picture = z.optional(z.string().check(z.maxLength(200)));

const lists = z.strictObject({
  boards: factList(boardFact, listLimits.boards, slugOf),
  items: factList(z.strictObject({ ...itemFields, picture }).check(itemPrices), listLimits.items, slugOf),
  achievements: factList(z.strictObject({ ...achievementFields, picture }), listLimits.achievements, slugOf),
});

export const gameLists = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/lists',
  access: 'member',
  // The lists contain the score limits against cheating.
  action: 'builds.publish',
  summary: 'Returns the boards, items and achievements of a game or of its draft, for the form of the console.',
  params,
  query,
  data: z.object({
    /** Title of the game. */
    title: z.string(),
    lists,
    /** Changes with each change of the lists. */
    revision: z.string(),
    /** Addresses of the pictures by name. */
    pictures: z.record(z.string(), z.string()),
    /** Public game and draft, of which at least one exists. */
    has: z.object({ game: z.boolean(), draft: z.boolean() }),
  }),
});

export const gameListsChange = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/game/{game}/lists',
  access: 'member',
  action: 'builds.publish',
  summary:
    'Adds, changes and orders boards, items and achievements. 422 for a removed entry, and for another picture in a public game; 409 if they were changed since the revision, or if the draft is being changed.',
  params,
  query,
  body: z.strictObject({
    /** Revision that the change is based on. */
    revision: z.string().check(z.maxLength(64)),
    lists,
  }),
  data: z.object({ revision: z.string() }),
});
