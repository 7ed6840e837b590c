import * as z from 'zod/mini';
import { wireSlug } from '../../../src/contract/wire-values';
import { isBuildVersion } from '../../../src/domain/games/build-version';

/** The version of a new build, or which part of the newest one is raised; default: patch. */
export const publishVersion = z._default(
  z.union([z.enum(['major', 'minor', 'patch']), z.string().check(z.refine(isBuildVersion, 'must be like 1.0.0'))]),
  'patch',
);

/** What is to be published, as the command line says it. */
export const publishCommand = z.strictObject({
  /** Absolute path of a built game: a folder or a zip archive. */
  folder: z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^\//)),
  /** Default: the slug in its `game.json`. */
  game: z.optional(wireSlug),
  /** The developer's slug; needed for a new game. */
  developer: z.optional(wireSlug),
  version: publishVersion,
  /** Stores the build as a draft: only members of the developer and people with its link can see it. */
  draft: z._default(z.boolean(), false),
  /** Whether the build is played in a browser before it is published. */
  check: z._default(z.boolean(), true),
});

export type PublishCommand = z.output<typeof publishCommand>;

/** Result of a publish order. */
export interface Published {
  readonly game: string;
  readonly version: string;
  readonly status: 'draft' | 'published';
  /** Whether the game was new. */
  readonly created: boolean;
  readonly files: number;
  /** Text of the build check, or the reason why there was none; undefined when none was asked for. */
  readonly check: string | undefined;
  /** Hidden files and folders that were left out. */
  readonly skipped: number;
  /** Address of the game's page; of a draft with the key that opens it. */
  readonly page: string;
  /** Address of the build. */
  readonly build: string;
}
