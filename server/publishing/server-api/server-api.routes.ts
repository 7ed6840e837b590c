import type { AnswerOf } from '../../../src/contract/call';
import { serverApiCalls } from '../../../src/contract/server-api.contract';
import { buyBatch } from '../../../src/domain/inventory/belongings';
import { brokenLimit, judgeScore } from '../../../src/domain/leaderboards/score';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { findCatalogItem } from '../../commerce/catalog/catalog.repository';
import { insertBatch, listBatches } from '../../commerce/inventory/owned-item.repository';
import { refusedBatch } from '../../commerce/inventory/purchase.policy';
import { lockBalance } from '../../commerce/market/lock-balance';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { MemberCaller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { isBannedFrom } from '../../play/leaderboards/board-ban.repository';
import { findBoard } from '../../play/leaderboards/board.repository';
import { listScores, tallyScores } from '../../play/leaderboards/score-list.repository';
import { refusedScore } from '../../play/leaderboards/score.policy';
import { storeBestScore } from '../../play/leaderboards/score.repository';
import { recordGameEvent } from '../../play/sessions/game-event.repository';
import { findOwnGame } from '../console/game-details.repository';
import { recordWebhookEvent } from '../webhooks/record-event';
import { findAccountByPairwiseId, listPairwiseIds } from './pairwise-id.repository';
import type { PurchaseRow } from './purchase.repository';
import { countPurchases, findGrant, findPurchase, listPurchases } from './purchase.repository';

const PURCHASES = 50;
/** Requests of one access token in a minute, for each call. */
const READS = { limit: { max: 600, windowSeconds: 60, by: 'token' } } as const satisfies RouteOptions;
const WRITES = { limit: { max: 300, windowSeconds: 60, by: 'token' } } as const satisfies RouteOptions;

interface Named {
  readonly params: { readonly game: string; readonly player: string };
  readonly caller: Pick<MemberCaller, 'member'>;
  readonly tx: Executor;
}

const findGame = ({
  params,
  caller: { member },
  tx,
}: Pick<Named, 'caller' | 'tx'> & { readonly params: { readonly game: string } }) =>
  findOwnGame(tx, { developerId: member.developerId, game: params.game, draft: false });

/** Finds the game and the player of a call. A player whose id the developer has never received does not exist for it. */
async function findPlayer(
  call: Named,
): Promise<Result<{ readonly gameId: number; readonly accountId: string }, Refusal>> {
  const game = await findGame(call);
  if (!game) return err(refusal.notFound('game'));
  const { developerId } = call.caller.member;
  const accountId = await findAccountByPairwiseId(call.tx, developerId, call.params.player);
  return accountId === undefined ? err(refusal.notFound('player')) : ok({ gameId: game.id, accountId });
}

const presentPurchase = (row: PurchaseRow): AnswerOf<typeof serverApiCalls.serverPurchase> => ({
  id: row.id,
  item: row.item,
  count: row.count,
  coins: row.paid,
  by: row.grantKey === null ? 'player' : 'server',
  at: row.boughtAt.toISOString(),
  expires: row.expiresAt?.toISOString() ?? null,
});

const purchaseRoutes = (): readonly Route[] => [
  route(
    serverApiCalls.serverPurchaseList,
    async (input) => {
      const found = await findPlayer(input);
      if (!found.ok) return found;
      const { query, tx } = input;
      const total = await countPurchases(tx, found.value);
      const window = { limit: PURCHASES, offset: pageOffset(query.page, PURCHASES) };
      const purchases = (await listPurchases(tx, found.value, window)).map(presentPurchase);
      return ok({ data: { purchases, pagination: presentPagination(paginate(total, query.page, PURCHASES)) } });
    },
    READS,
  ),

  route(
    serverApiCalls.serverPurchase,
    async (input) => {
      const found = await findPlayer(input);
      if (!found.ok) return found;
      const purchase = await findPurchase(input.tx, found.value, input.params.purchase);
      return purchase ? ok({ data: presentPurchase(purchase) }) : err(refusal.notFound('purchase'));
    },
    READS,
  ),

  route(
    serverApiCalls.serverItemGrant,
    async (input) => {
      const { params, body, caller, idempotencyKey, now, tx } = input;
      const found = await findPlayer(input);
      if (!found.ok) return found;
      const { gameId, accountId } = found.value;
      if (idempotencyKey === undefined) return err(refusal.badRequest('A grant needs the header Idempotency-Key.'));
      // Purchases and grants of one account run one after the other.
      if ((await lockBalance(tx, accountId)) === undefined) return err(refusal.notFound('player'));
      const item = await findCatalogItem(tx, params.game, params.item);
      if (!item || item.gameId !== gameId) return err(refusal.notFound('item'));
      const grantKey = `${String(caller.member.developerId)}:${idempotencyKey}`;
      const first = await findGrant(tx, accountId, grantKey);
      if (first)
        return first.itemId === item.id && first.count === body.count
          ? ok({ data: presentPurchase(first) })
          : err(refusal.keyReused());
      const kind = item.consumable ? 'consumable' : 'persistent';
      const owned = await listBatches(tx, accountId, item.id, now);
      const batch = buyBatch({ kind, expiryDays: item.expiryDays }, owned, body.count, now.getTime());
      if (!batch.ok)
        return err(
          batch.error === 'owned-already'
            ? refusal.conflict('The player already has this item.')
            : refusedBatch(batch.error),
        );
      await insertBatch(tx, { accountId, itemId: item.id }, batch.value, { paid: 0, grantKey }, now);
      const granted = await findGrant(tx, accountId, grantKey);
      if (!granted) throw new Error('The grant was not stored.');
      return ok({ data: presentPurchase(granted) });
    },
    WRITES,
  ),
];

/** The portal trusts the scores of a game's server, so it checks neither their pace nor a play session. */
const VOUCHED = { emulated: false, playedFor: Infinity };

const boardRoutes = ({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] => [
  route(
    serverApiCalls.serverBoardScores,
    async (input) => {
      const { params, query, caller, now, tx } = input;
      const board = (await findGame(input)) === undefined ? undefined : await findBoard(tx, params, now);
      if (!board) return err(refusal.notFound('leaderboard'));
      const { entries } = await tallyScores(tx, board);
      const offset = pageOffset(query.page, query.size);
      const rows = await listScores(tx, board, { limit: query.size, offset });
      const accountIds = rows.map(({ accountId }) => accountId);
      const ids = await listPairwiseIds(tx, caller.member.developerId, accountIds);
      const scores = rows.map(({ accountId, score, username, alias, source, postedAt }, index) => ({
        ...{ rank: offset + index + 1, score, player: ids.get(accountId) ?? null },
        ...{ name: alias ?? username, by: source, at: postedAt.toISOString() },
      }));
      return ok({ data: { scores, pagination: presentPagination(paginate(entries, query.page, query.size)) } });
    },
    READS,
  ),

  route(
    serverApiCalls.serverScorePost,
    async (input) => {
      const { params, body, now, tx } = input;
      const found = await findPlayer(input);
      if (!found.ok) return found;
      const { gameId, accountId } = found.value;
      const board = await findBoard(tx, params, now);
      if (!board) return err(refusal.notFound('leaderboard'));
      const vouched = { ...VOUCHED, banned: await isBannedFrom(tx, board, accountId) };
      const verdict = judgeScore(board, body.score, vouched);
      if (!verdict.ok) return err(refusedScore(verdict.error, board.bounds, body.score));
      const standing = verdict.value === 'listed' ? 'listed' : 'quarantined';
      const facts = { source: 'server', brokenLimit: brokenLimit(board, body.score, vouched) } as const;
      const isBest = await storeBestScore(tx, board, { accountId, standing, score: body.score, facts }, now);
      await recordGameEvent(tx, { gameId, kind: 'score', device: 'unknown' }, now);
      const improved = isBest && standing === 'listed';
      const event = { gameId, accountId, type: 'score.accepted' } as const;
      if (improved)
        await recordWebhookEvent(tx, config, { ...event, data: { board: board.slug, score: body.score } }, now);
      return ok({ data: { improved, standing } });
    },
    WRITES,
  ),
];

/** Routes for the servers of games. Each finds game and player by the developer of the access token. */
export const serverApiRoutes = (deps: Pick<ServerDependencies, 'config'>): readonly Route[] => [
  ...purchaseRoutes(),
  ...boardRoutes(deps),
];
