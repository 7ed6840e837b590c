import { randomBytes } from 'node:crypto';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { PublishCommand } from './publish-command';
import type { GameManifest } from './read-game-file';
import type { KnownGame, Place, Studio } from './store-game.repository';
import { findTakedown } from './build.repository';
import { findKnownDraft, findKnownGame, findPlace, findStudio } from './store-game.repository';

interface PlanInput {
  readonly command: PublishCommand;
  readonly slug: string;
  readonly manifest: GameManifest | undefined;
  /** Slug for the row of a first draft; default: a new one. */
  readonly row?: string;
}

/** The effect of a publish command: a new game or draft, or a new build of an existing one. */
export type Plan = {
  /** Slug of the row and of its files: the game's own, or that of its draft. */
  readonly row: string;
  readonly place: Place | undefined;
  readonly status: KnownGame['status'];
} & (
  | { readonly known: KnownGame; readonly base: undefined; readonly studio: undefined }
  /** A first draft of a game, which starts as a copy of the game's facts. */
  | { readonly known: undefined; readonly base: KnownGame; readonly studio: undefined }
  | { readonly known: undefined; readonly base: undefined; readonly studio: Studio }
);

/** Creates an unguessable slug of a draft. It is the host name of the draft's builds. */
export const newDraftSlug = (): string => `draft-${randomBytes(6).toString('hex')}`;

const noPlace = ({ game: { genre, category } }: GameManifest): string =>
  `game.json, field “category”: The portal has no category “${category.slug}” in the genre “${genre.slug}”.`;

/** Error of a command that would show a taken-down game again. */
export const takenDown = (game: string): string =>
  `“${game}” is taken down. The portal’s operator must run “reinstate ${game}” first.`;

/** Plans the effect of a publish command on the current catalogue. A transaction locks the game until its end. */
export async function canPublish(
  executor: Executor,
  { command, slug, manifest, row }: PlanInput,
): Promise<Result<Plan, string>> {
  const game = await findKnownGame(executor, slug);
  // A draft reserves its slug for its developer.
  const reserved = await findKnownDraft(executor, slug);
  const draft = command.draft ? reserved : undefined;
  const owner = (game ?? reserved)?.developer;
  if (command.developer !== undefined && owner !== undefined && command.developer !== owner)
    return err(`“${slug}” belongs to the developer “${owner}” rather than “${command.developer}”.`);
  if (!game && !draft && !manifest)
    return err(`Game “${slug}” does not exist yet, and the folder has no game.json that describes it.`);
  const place = manifest && (await findPlace(executor, manifest));
  if (manifest && !place) return err(noPlace(manifest));
  if (!command.draft && (await findTakedown(executor, slug)) !== undefined) return err(takenDown(slug));
  const known = command.draft ? draft : game;
  const base = command.draft ? game : undefined;
  const plan = {
    row: command.draft ? (draft?.slug ?? row ?? newDraftSlug()) : slug,
    place,
    status: command.draft ? 'draft' : 'published',
  } as const;
  if (known) return ok({ ...plan, known, base: undefined, studio: undefined });
  if (base) return ok({ ...plan, known, base, studio: undefined });
  if (command.developer === undefined) return err(`“${slug}” is a new game. Name its developer with --developer.`);
  const studio = await findStudio(executor, command.developer);
  return studio ? ok({ ...plan, known, base, studio }) : err(`Developer “${command.developer}” does not exist.`);
}
