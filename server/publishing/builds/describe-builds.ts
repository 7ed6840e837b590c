import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
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

/** A build with the size of its files. `opens` is the newest active build of its game. */
type SizedBuild = StoredBuild & { readonly state: 'opens' | 'active' | 'inactive'; readonly bytes: number };

/** Lists the builds of a game or of a draft, newest version first. */
export async function listSizedBuilds(
  { blobs, database }: Pick<PublishDependencies, 'blobs' | 'database'>,
  { id, slug }: Pick<KnownGame, 'id' | 'slug'>,
): Promise<readonly SizedBuild[]> {
  const list = await listBuilds(database.db, id);
  const opens = list.find(({ active }) => active);
  return Promise.all(
    list.map(async (build) => {
      let bytes = 0;
      for await (const { size } of blobs.list(`builds/${slug}/${build.version}`)) bytes += size;
      return { ...build, bytes, state: build === opens ? 'opens' : build.active ? 'active' : 'inactive' };
    }),
  );
}

/** Lists the builds of a game and of its draft, one line each: version, state, size, date and content hash. */
export async function describeBuilds(
  deps: Pick<PublishDependencies, 'blobs' | 'database'>,
  game: string,
): Promise<Result<string, string>> {
  const found = await findPublicGame(deps.database.db, game);
  const draft = await findKnownDraft(deps.database.db, game);
  if (!found && !draft) return err(noGame(game));
  const lines = async (one: Pick<KnownGame, 'id' | 'slug'>, word: string): Promise<readonly string[]> =>
    (await listSizedBuilds(deps, one)).map(({ version, state, bytes, createdAt, contentHash }) => {
      const stateText = state === 'opens' ? word : state;
      const hash = contentHash?.slice(0, 12) ?? '-';
      return [version, stateText, sizeText(bytes), createdAt.toISOString().slice(0, 10), hash].join('  ');
    });
  const own = found ? await lines({ id: found.id, slug: game }, 'active, opens') : [];
  const drafts = draft ? await lines(draft, 'draft, opens') : [];
  const reason = await findTakedown(deps.database.db, game);
  const hidden = reason === undefined ? `“${game}” is unpublished.` : `“${game}” is taken down. Reason: ${reason}`;
  const state = found?.status === 'draft' ? [hidden] : [];
  return ok([...state, ...own, ...(drafts.length > 0 ? [`Draft ${draft?.slug ?? ''}:`, ...drafts] : [])].join('\n'));
}
