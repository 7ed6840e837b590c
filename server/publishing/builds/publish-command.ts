import * as z from 'zod/mini';
import { wireNotes } from '../../../src/contract/publishing.contract';
import { wireSlug } from '../../../src/contract/wire-values';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import type { Result } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { GameMedia } from '../../platform/database/schema/stored-media';

/** Version of a new build, or the part of the newest version to raise; default: patch. */
export const publishVersion = z._default(
  z.union([z.enum(['major', 'minor', 'patch']), z.string().check(z.refine(isBuildVersion, 'must be like 1.0.0'))]),
  'patch',
);

/** Options of the publish command. */
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
  /** Release notes in Markdown. */
  notes: z.optional(wireNotes),
  /** True plays the build in a browser before publication. */
  check: z._default(z.boolean(), true),
});

export type PublishCommand = z.output<typeof publishCommand>;

/** A publish command whose `game.json` or content hash is already known, such as that of a draft. */
export interface BuildCommand extends PublishCommand {
  /** Content of the `game.json` if it is outside the folder. */
  readonly gameFile?: Buffer | undefined;
  readonly hash?: string;
  /** Size of the files in the archive that the build came from, in bytes. */
  readonly packedBytes?: number | undefined;
  /** Refuses a build by the size of its files in bytes, before its check and again in its transaction. Error: one sentence. */
  readonly admit?: (db: Executor, bytes: number) => Promise<Result<undefined, string>>;
  /** Refuses to store the build in its transaction, if the state that the command is based on has changed. Error: one sentence. */
  readonly confirm?: (tx: Executor) => Promise<Result<undefined, string>>;
  /** Stored pictures of the game, instead of those that `game.json` names. Undefined keeps the rule of `game.json`. */
  readonly pictures?: GameMedia | undefined;
  /** Stored pictures of items and achievements by place, instead of those that `game.json` names. Other entries get a drawn one. */
  readonly entryPictures?: Readonly<Record<string, string>> | undefined;
  /** Runs in the transaction after the build is stored, with the pictures in the game's own folder. */
  readonly onStored?: (tx: Executor, gameId: number, pictures: GameMedia) => Promise<void>;
  /** Aborts the unpacking of an archive, and a publication whose check has not begun. The command then throws. */
  readonly signal?: AbortSignal | undefined;
}

/** Result of a publish command. */
export interface Published {
  readonly game: string;
  readonly version: string;
  readonly status: 'draft' | 'published';
  /** True if the game is new. */
  readonly created: boolean;
  readonly files: number;
  /** Text of the build check, or the reason for its absence; undefined if the command skipped it. */
  readonly check: string | undefined;
  /** One or more further sentences for the author of the command. */
  readonly note?: string;
  /** Number of skipped hidden files and folders. */
  readonly skipped: number;
  /** Address of the game's page; for a draft, with its key. */
  readonly page: string;
  /** Address of the build. */
  readonly build: string;
}
