import * as z from 'zod/mini';
import { gameTextLimits } from '../domain/console/game-details';
import { ALTERNATIVE_MAX } from '../domain/console/game-pictures';
import { ageRatings, comfortLevels } from '../domain/games/content-rating';
import { gameCapabilities } from '../domain/games/game-capability';
import { NETWORK_ORIGINS_MAX, networkOriginProblem } from '../domain/games/network-origin';
import { wireSlug } from './wire-values';

/** A text that is not empty. */
export const factText = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(most, `may have at most ${most} characters`));

/** A text that may be empty. */
const factBody = (most: number) => z.string().check(z.maxLength(most, `may have at most ${most} characters`));

/** Alternative text of a picture; empty for the default. */
export const alternativeText = z
  .string()
  .check(z.trim(), z.maxLength(ALTERNATIVE_MAX, `may have at most ${ALTERNATIVE_MAX} characters`));

/** A list of at most `most` different entries. */
export const factList = <T extends z.ZodMiniType>(item: T, most: number, own?: (entry: z.output<T>) => string) =>
  z.array(item).check(
    z.maxLength(most, `may have at most ${most} entries`),
    z.refine(
      (entries) => !own || new Set(entries.map(own)).size === entries.length,
      'must not contain the same entry twice',
    ),
  );

const titled = z.strictObject({ slug: wireSlug, title: factText(60) });

/** The issue's path is the index in the list; the message contains the origin itself. */
const networkOrigin = z.string().check((context) => {
  const problem = networkOriginProblem(context.value);
  if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: context.value });
});

/** Texts and choices of a game, of a `game.json` and of the console's form. */
export const gameFacts = {
  title: factText(gameTextLimits.title),
  excerpt: factBody(gameTextLimits.excerpt),
  /** Markdown. */
  description: factBody(gameTextLimits.description),
  kind: z.enum(['game', 'experience']),
  genre: titled,
  category: titled,
  tags: factList(titled, 12, ({ slug }) => slug),
  /** Supported devices and modes, as stated by the developer. */
  capabilities: factList(z.enum(gameCapabilities), gameCapabilities.length, String),
  /** Youngest recommended age in years; null without a statement. */
  ageRating: z.nullable(z.literal(ageRatings, `must be ${ageRatings.join(', ')} or null`)),
  /** Motion that a player feels in a headset; null without a statement. */
  comfort: z.nullable(z.enum(comfortLevels, `must be ${comfortLevels.join(', ')} or null`)),
  engine: z.nullable(factText(gameTextLimits.engine)),
  /** Google Analytics measurement id that receives the starts of the game, after the visitor's consent. */
  analytics: z.nullable(z.string().check(z.regex(/^G-[A-Z0-9]{4,16}$/, 'must be like G-ABC1234567'))),
  /** Foreign origins that the build contacts, such as `https://cdn.example.com` or `wss://*.example.net`. */
  network: factList(networkOrigin, NETWORK_ORIGINS_MAX, (origin) => origin),
};
