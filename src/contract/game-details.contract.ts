import * as z from 'zod/mini';
import type { GameDetails } from '../domain/console/game-details';
import { orNulls } from '../domain/console/game-details';
import { ageRatings, comfortLevels } from '../domain/games/content-rating';
import { defineCall } from './define-call';
import { gameFacts } from './game-facts';
import { wireFeatures, wireGameCard } from './games.contract';
import { orNull, wireFlag, wireSlug, wireTitled } from './wire-values';

const game = z.object({ developer: wireSlug, game: wireSlug });
/** True for the draft of the game instead of the public game. */
const query = z.object({ draft: wireFlag });

export const gameForm = defineCall({
  method: 'GET',
  path: '/v1/private/developer/{developer}/game/{game}/details',
  access: 'member',
  action: 'builds.read',
  summary: 'Returns the texts and choices of a game or of its draft, for the form of the console.',
  params: game,
  query,
  data: z.object({
    details: z.object({
      title: z.string(),
      excerpt: z.string(),
      description: z.string(),
      kind: gameFacts.kind,
      genre: wireTitled,
      category: wireTitled,
      tags: z.array(wireTitled),
      features: z.object({ multiplayer: z.boolean(), save: z.boolean() }),
      capabilities: gameFacts.capabilities,
      ageRating: orNull(z.literal(ageRatings)),
      comfort: orNull(z.enum(comfortLevels)),
      engine: orNull(z.string()),
      analytics: orNull(z.string()),
      network: z.array(z.string()),
    }),
    /** Changes with each change of the details. */
    revision: z.string(),
    /** Public game and draft, of which at least one exists. */
    has: z.object({ game: z.boolean(), draft: z.boolean() }),
    /** Everything else that the previews show. */
    card: wireGameCard,
    features: wireFeatures,
    /** Description as sanitised HTML. */
    html: z.string(),
    genres: z.array(z.extend(wireTitled, { categories: z.array(wireTitled) })),
  }),
});

/** Returns details as they are sent: absent values are null. */
export const wireDetails = ({ engine, analytics, ageRating, comfort, ...details }: GameDetails) => ({
  ...details,
  tags: [...details.tags],
  capabilities: [...details.capabilities],
  network: [...details.network],
  ...orNulls({ ageRating, comfort, engine, analytics }),
});

export const gameFormChange = defineCall({
  method: 'PUT',
  path: '/v1/private/developer/{developer}/game/{game}/details',
  access: 'member',
  action: 'builds.publish',
  summary:
    'Changes the texts and choices of a game or of its draft. 409 if they were changed since the revision, or if the draft is being changed.',
  params: game,
  query,
  body: z.strictObject({
    /** Revision that the change is based on. */
    revision: z.string().check(z.maxLength(64)),
    details: z.strictObject({
      ...gameFacts,
      /** Absent ratings stay unchanged. */
      ageRating: z.optional(gameFacts.ageRating),
      comfort: z.optional(gameFacts.comfort),
      features: z.strictObject({ multiplayer: z.boolean(), save: z.boolean() }),
    }),
  }),
  data: z.object({ revision: z.string() }),
});

export const descriptionPreview = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/description',
  access: 'member',
  action: 'builds.read',
  summary: 'Returns a description as the sanitised HTML of a game page; stores nothing.',
  params: game,
  body: z.strictObject({ description: gameFacts.description }),
  data: z.object({ html: z.string() }),
});
