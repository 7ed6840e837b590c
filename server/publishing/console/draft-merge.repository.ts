import { eq } from 'drizzle-orm';
import type { GameFacts, MergeChoice, MergeConflict, MergedFacts } from '../../../src/domain/console/draft-merge';
import { mergeDraft } from '../../../src/domain/console/draft-merge';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { writtenList } from '../../../src/domain/shared/written-list';
import type { Executor } from '../../platform/database/executor';
import { draftBases } from '../../platform/database/schema/builds';
import { games } from '../../platform/database/schema/games';
import type { OwnGame } from './game-details.repository';
import { findGameDetails, revisionOf } from './game-details.repository';
import { findGameLists } from './game-lists.repository';

async function findFacts(tx: Executor, own: OwnGame): Promise<GameFacts | undefined> {
  const details = await findGameDetails(tx, own);
  const lists = await findGameLists(tx, own);
  return details && lists && { details: details.details, lists: lists.lists };
}

/** Stores the facts of a public game as the base of its new draft. */
export async function storeDraftBase(tx: Executor, draftId: number, game: string): Promise<void> {
  const [draft] = await tx.select({ developerId: games.developerId }).from(games).where(eq(games.id, draftId));
  const facts = draft && (await findFacts(tx, { developerId: draft.developerId, game, draft: false }));
  if (!facts) throw new Error(`The game ${game} does not exist.`);
  await tx.insert(draftBases).values({ gameId: draftId, facts });
}

/** Draft of a game with the facts of its release. */
export interface DraftMerge extends Omit<MergedFacts, 'changed'> {
  /** `all` for a game that is not public yet. */
  readonly changed: ReadonlySet<string> | 'all';
  /** Changes with each conflict. */
  readonly revision: string;
  /** Changes with each change of the public game or of the draft. */
  readonly state: string;
}

/** Merges the draft of a game with the public game; undefined without a draft. Conflicts take the chosen side. */
export async function findDraftMerge(
  tx: Executor,
  game: string,
  choice?: MergeChoice,
): Promise<DraftMerge | undefined> {
  const [row] = await tx
    .select({ developerId: games.developerId, base: draftBases.facts })
    .from(games)
    .leftJoin(draftBases, eq(draftBases.gameId, games.id))
    .where(eq(games.draftFor, game));
  if (!row) return undefined;
  const { developerId, base } = row;
  const draft = await findFacts(tx, { developerId, game, draft: true });
  if (!draft) throw new Error(`The draft of ${game} does not exist.`);
  const current = await findFacts(tx, { developerId, game, draft: false });
  const state = revisionOf({ current, draft });
  if (!current) return { facts: draft, changed: 'all', conflicts: [], revision: revisionOf([]), state };
  const merged = mergeDraft(base ?? undefined, current, draft, choice);
  return { ...merged, revision: revisionOf(merged.conflicts), state };
}

const titlesOf = (conflicts: readonly MergeConflict[]): string => writtenList(conflicts.map(({ title }) => title));

/** Refuses a merge with conflicts that `choice` does not decide. Error: one sentence. */
export function requireChoice(
  { conflicts, revision }: Pick<DraftMerge, 'conflicts' | 'revision'>,
  choice: MergeChoice | undefined,
): Result<undefined, string> {
  if (conflicts.length === 0 || typeof choice === 'string') return ok(undefined);
  const both = `The draft and the public game have both changed: ${titlesOf(conflicts)}.`;
  if (choice === undefined)
    return err(`${both} Release the draft in the console and choose the values, or save the same values in both.`);
  return choice.revision === revision
    ? ok(undefined)
    : err(`${both} Look at the values again, because they have changed.`);
}
