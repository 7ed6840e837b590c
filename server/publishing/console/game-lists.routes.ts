import { eq } from 'drizzle-orm';
import { gameLists, gameListsChange } from '../../../src/contract/game-lists.contract';
import type { BodyOf } from '../../../src/contract/call';
import type { GameLists, GameListName, PicturedList } from '../../../src/domain/console/game-lists';
import { changedLists, entryPlace, listsWithRemoval, picturedLists } from '../../../src/domain/console/game-lists';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { writtenList } from '../../../src/domain/shared/written-list';
import type { ServerDependencies } from '../../deps';
import { uploadedPictures } from '../../platform/database/schema/builds';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { storeEditedEntries } from '../builds/entry-pictures.repository';
import { pictureName } from '../builds/game-media.repository';
import { drawnPicture, pictureWriter } from '../builds/picture-writer';
import { storeAchievements } from '../builds/store-achievements.repository';
import { storeBoards } from '../builds/store-boards.repository';
import { storeItems } from '../builds/store-items.repository';
import { storeListFeatures } from '../builds/store-list-features.repository';
import { recordAudit } from './audit.repository';
import type { OwnGame } from './game-details.repository';
import { DRAFT_CHANGES } from './game-details.repository';
import type { FoundLists } from './game-lists.repository';
import { entryWidths, findGameLists } from './game-lists.repository';
import { isDraftChanging } from './publication.repository';

const CHANGED_MEANWHILE = 'Another member has changed these lists in the meantime.';
const NOT_STORED = 'This picture is no longer stored. Upload it again.';
const PUBLIC_PICTURE = 'Change this picture in a draft. The release of the draft publishes it.';
/** Lists by the use of an upload. */
const listOfUse = { item: 'items', achievement: 'achievements' } as const;

const removalTexts: Readonly<Record<GameListName, string>> = {
  boards: 'Boards cannot be removed, because players may have scores.',
  items: 'Items cannot be removed, because players may own them.',
  achievements: 'Achievements cannot be removed, because players may have earned them.',
};

/** Presents lists as the fields of an answer. */
const presentLists = ({ boards, items, achievements }: GameLists): BodyOf<typeof gameListsChange>['lists'] => ({
  boards: [...boards],
  items: [...items],
  achievements: [...achievements],
});

/** Returns the names of the pictures that differ from the stored ones, by place. */
function changedPictures({ lists: before }: FoundLists, lists: GameLists): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const list of picturedLists)
    for (const { slug, picture } of lists[list]) {
      const stored = before[list].find((entry) => entry.slug === slug)?.picture ?? '';
      if (picture !== undefined && picture !== stored) changed.set(entryPlace(list, slug), picture);
    }
  return changed;
}

/** Returns the paths of the uploaded pictures of a draft, by list and name. */
async function uploadedSquares(tx: Executor, gameId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ picture: uploadedPictures.picture })
    .from(uploadedPictures)
    .where(eq(uploadedPictures.gameId, gameId));
  const squares = rows.flatMap(({ picture }) => ('square' in picture ? [picture] : []));
  return new Map(squares.map(({ place, square }) => [entryPlace(listOfUse[place], pictureName(square)), square]));
}

type Problems = Readonly<Record<string, readonly string[]>>;

/** Returns the pictures of changed lists by place, without those to draw. Error: sentences by field. */
async function findPictures(
  tx: Executor,
  own: OwnGame,
  { found, lists }: { readonly found: FoundLists; readonly lists: GameLists },
): Promise<Result<ReadonlyMap<string, string>, Problems>> {
  const changed = changedPictures(found, lists);
  const uploaded = changed.size === 0 ? new Map<string, string>() : await uploadedSquares(tx, found.id);
  const pictures = new Map(found.pictures);
  const problems: [string, readonly string[]][] = [];
  for (const list of picturedLists)
    for (const [index, { slug }] of lists[list].entries()) {
      const place = entryPlace(list, slug);
      const name = changed.get(place);
      if (name === undefined) continue;
      const path = uploaded.get(entryPlace(list, name));
      const field = `lists.${list}.${String(index)}.picture`;
      if (!own.draft) problems.push([field, [PUBLIC_PICTURE]]);
      else if (name === '') pictures.delete(place);
      else if (path === undefined) problems.push([field, [NOT_STORED]]);
      else pictures.set(place, path);
    }
  return problems.length > 0 ? err(Object.fromEntries(problems)) : ok(pictures);
}

/** Draws missing pictures. Names by content let a repeated save use the files of a failed one. */
async function drawMissing(
  { blobs }: Pick<ServerDependencies, 'blobs'>,
  { row, game, known }: { readonly row: string; readonly game: string; readonly known: ReadonlyMap<string, string> },
  lists: GameLists,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map(known);
  const writer = pictureWriter({ blobs, slug: row, made: () => undefined });
  for (const list of picturedLists)
    for (const { slug } of lists[list]) {
      const place = entryPlace(list, slug);
      if (pictures.has(place)) continue;
      pictures.set(place, await writer.square(drawnPicture(`${game}/${slug}`, 'square'), entryWidths[list]));
    }
  return pictures;
}

/** The longest lists: a hundred items with descriptions of 20,000 characters, most of one byte. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** Returns the reason to refuse changed lists; undefined if they can be stored. */
async function refusedChange(
  tx: Executor,
  own: OwnGame,
  { found, revision, lists }: { readonly found: FoundLists; readonly revision: string; readonly lists: GameLists },
): Promise<Refusal | undefined> {
  if (own.draft && (await isDraftChanging(tx, own.developerId, own.game))) return refusal.conflict(DRAFT_CHANGES);
  if (revision !== found.revision) return refusal.conflict(CHANGED_MEANWHILE);
  const removed = listsWithRemoval(found.lists, lists).map((name) => [`lists.${name}`, [removalTexts[name]]] as const);
  return removed.length > 0 ? refusal.validation(Object.fromEntries(removed)) : undefined;
}

/** Calls of the form about boards, items and achievements. They write the lists that a `game.json` writes. */
export function gameListsRoutes(deps: Pick<ServerDependencies, 'blobs' | 'database' | 'urls'>): readonly Route[] {
  return [
    route(gameLists, async ({ caller, params: { game }, query: { draft }, tx }) => {
      const { developerId } = caller.member;
      const found = await findGameLists(tx, { developerId, game, draft });
      if (!found) return err(refusal.notFound(draft ? 'draft' : 'game'));
      const other = await findGameLists(tx, { developerId, game, draft: !draft });
      const has = { game: !draft || other !== undefined, draft: draft || other !== undefined };
      const { title, lists, revision } = found;
      const pictures = Object.fromEntries(
        [...found.pictures.values()].map((path) => [pictureName(path), deps.urls.static(path)]),
      );
      return ok({ data: { title, lists: presentLists(lists), pictures, revision, has } });
    }),
    route(
      gameListsChange,
      async ({ body, caller, now, params, query, tx: db }) => {
        const { member } = caller;
        const own = { developerId: member.developerId, game: params.game, draft: query.draft };
        const { lists } = body;
        const before = await findGameLists(db, own);
        if (!before) return err(refusal.notFound(own.draft ? 'draft' : 'game'));
        const refused = await refusedChange(db, own, { found: before, ...body });
        if (refused) return err(refused);
        const chosen = await findPictures(db, own, { found: before, lists });
        if (!chosen.ok) return err(refusal.validation(chosen.error));
        // Drawn before the transaction, which locks the game.
        const drawn = await drawMissing(deps, { row: before.slug, game: own.game, known: chosen.value }, lists);
        const revision = await deps.database.transaction(async (tx) => {
          const found = await findGameLists(tx, own, true);
          if (!found) throw new RefusalError(refusal.notFound(own.draft ? 'draft' : 'game'));
          const late = await refusedChange(tx, own, { found, ...body });
          if (late) throw new RefusalError(late);
          // Chosen again, because an upload may be deleted meanwhile.
          const pictures = await findPictures(tx, own, { found, lists });
          if (!pictures.ok) throw new RefusalError(refusal.validation(pictures.error));
          const pictureOf = (list: PicturedList) => (slug: string) => {
            const place = entryPlace(list, slug);
            return pictures.value.get(place) ?? drawn.get(place) ?? '';
          };
          const edited = changedPictures(found, lists);
          if (edited.size > 0) await storeEditedEntries(tx, found.id, edited);
          await storeBoards(tx, found.id, lists.boards);
          await storeItems(tx, found.id, lists.items, pictureOf('items'));
          await storeAchievements(tx, found.id, lists.achievements, pictureOf('achievements'));
          await storeListFeatures(tx, found.id);
          const stored = await findGameLists(tx, own);
          if (!stored) throw new Error(`The game ${found.slug} does not exist after its change.`);
          const changed = changedLists(found.lists, stored.lists);
          if (changed.length === 0) return stored.revision;
          const of = own.draft ? `the draft of “${own.game}”` : `“${own.game}”`;
          await recordAudit(tx, {
            member,
            event: 'game.lists',
            text: `Changed ${writtenList(changed)} of ${of}.`,
            now,
          });
          return stored.revision;
        });
        return ok({ data: { revision } });
      },
      { transaction: false, bodyLimit: BODY_LIMIT, limit: { max: 60, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
