import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { noGame } from './build-commands';
import { mebibytes } from './build-limits';
import type { StoredBuild } from './build.repository';
import { findPublicGame, findTakedown, listBuilds } from './build.repository';
import type { PublishDependencies } from './publish-game';
import type { KnownGame } from './store-game.repository';
import { findKnownDraft } from './store-game.repository';

const sizeText = (bytes: number): string => {
  if (bytes === 0) return '-';
  return bytes < 1024 * 1024 ? `${String(Math.ceil(bytes / 1024))} KiB` : mebibytes(bytes);
};

/** A build with its state. `opens` is the newest active build of its game. */
type BuildWithState = StoredBuild & { readonly state: 'opens' | 'active' | 'inactive' };

/** Lists the builds of a game or of a draft, newest version first. */
export async function listBuildStates(executor: Executor, gameId: number): Promise<readonly BuildWithState[]> {
  const list = await listBuilds(executor, gameId);
  const opens = list.find(({ active }) => active);
  return list.map((build) => ({ ...build, state: build === opens ? 'opens' : build.active ? 'active' : 'inactive' }));
}

/** Lists the builds of a game and of its draft, one line each: version, state, size, date and content hash. */
export async function describeBuilds(
  { database: { db } }: Pick<PublishDependencies, 'database'>,
  game: string,
): Promise<Result<string, string>> {
  const found = await findPublicGame(db, game);
  const draft = await findKnownDraft(db, game);
  if (!found && !draft) return err(noGame(game));
  const lines = async ({ id }: Pick<KnownGame, 'id'>, word: string): Promise<readonly string[]> =>
    (await listBuildStates(db, id)).map(({ version, state, bytes, createdAt, contentHash }) => {
      const stateText = state === 'opens' ? word : state;
      const hash = contentHash?.slice(0, 12) ?? '-';
      return [version, stateText, sizeText(bytes ?? 0), createdAt.toISOString().slice(0, 10), hash].join('  ');
    });
  const own = found ? await lines(found, 'active, opens') : [];
  const drafts = draft ? await lines(draft, 'draft, opens') : [];
  const reason = await findTakedown(db, game);
  const hidden = reason === undefined ? `“${game}” is unpublished.` : `“${game}” is taken down. Reason: ${reason}`;
  const state = found?.status === 'draft' ? [hidden] : [];
  return ok([...state, ...own, ...(drafts.length > 0 ? [`Draft ${draft?.slug ?? ''}:`, ...drafts] : [])].join('\n'));
}
