import { gameLists, gameListsChange } from '../../../src/contract/game-lists.contract';
import type { BodyOf } from '../../../src/contract/call';
import type { GameLists, GameListName } from '../../../src/domain/console/game-lists';
import { changedLists, listsWithRemoval } from '../../../src/domain/console/game-lists';
import { err, ok } from '../../../src/domain/shared/result';
import { writtenList } from '../../../src/domain/shared/written-list';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { drawnPicture, pictureWriter, squareWidths } from '../builds/picture-writer';
import { storeAchievements } from '../builds/store-achievements.repository';
import { storeBoards } from '../builds/store-boards.repository';
import { storeItems } from '../builds/store-items.repository';
import { storeListFeatures } from '../builds/store-list-features.repository';
import { recordAudit } from './audit.repository';
import type { OwnGame } from './game-details.repository';
import type { FoundLists } from './game-lists.repository';
import { findGameLists, pictureKey } from './game-lists.repository';
import { openDraftChanges } from './publication.repository';

const CHANGED_MEANWHILE = 'Another member has changed these lists in the meantime.';
const DRAFT_CHANGES = 'This draft is being released, renewed or deleted. Wait until it has ended.';

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

type Pictures = ReadonlyMap<string, string>;

/** Draws pictures of new entries. Names by content let a repeated save use the files of a failed one. */
async function withDrawnPictures(
  { blobs }: Pick<ServerDependencies, 'blobs'>,
  { row, game, known }: { readonly row: string; readonly game: string; readonly known: Pictures },
  { items, achievements }: GameLists,
): Promise<Pictures> {
  const pictures = new Map(known);
  const writer = pictureWriter({ blobs, slug: row, made: () => undefined });
  for (const [list, entries, width] of [
    ['items', items, squareWidths.item],
    ['achievements', achievements, squareWidths.achievement],
  ] as const)
    for (const { slug } of entries) {
      const key = pictureKey(list, slug);
      if (!pictures.has(key)) pictures.set(key, await writer.square(drawnPicture(`${game}/${slug}`, 'square'), width));
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
  const changes = own.draft ? await openDraftChanges(tx, own.developerId) : [];
  if (changes.some(({ request }) => request.game === own.game)) return refusal.conflict(DRAFT_CHANGES);
  if (revision !== found.revision) return refusal.conflict(CHANGED_MEANWHILE);
  const removed = listsWithRemoval(found.lists, lists).map((name) => [`lists.${name}`, [removalTexts[name]]] as const);
  return removed.length > 0 ? refusal.validation(Object.fromEntries(removed)) : undefined;
}

/** Calls of the form about boards, items and achievements. They write the lists that a `game.json` writes. */
export function gameListsRoutes(deps: Pick<ServerDependencies, 'blobs' | 'database'>): readonly Route[] {
  return [
    route(gameLists, async ({ caller, params: { game }, query: { draft }, tx }) => {
      const { developerId } = caller.member;
      const found = await findGameLists(tx, { developerId, game, draft });
      if (!found) return err(refusal.notFound(draft ? 'draft' : 'game'));
      const other = await findGameLists(tx, { developerId, game, draft: !draft });
      const has = { game: !draft || other !== undefined, draft: draft || other !== undefined };
      const { title, lists, revision } = found;
      return ok({ data: { title, lists: presentLists(lists), revision, has } });
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
        // Drawn before the transaction, which locks the game.
        const drawn = { row: before.slug, game: own.game, known: before.pictures };
        const pictures = await withDrawnPictures(deps, drawn, lists);
        const pictureOf = (list: 'items' | 'achievements') => (slug: string) =>
          pictures.get(pictureKey(list, slug)) ?? '';
        const revision = await deps.database.transaction(async (tx) => {
          const found = await findGameLists(tx, own, true);
          if (!found) throw new RefusalError(refusal.notFound(own.draft ? 'draft' : 'game'));
          const late = await refusedChange(tx, own, { found, ...body });
          if (late) throw new RefusalError(late);
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
