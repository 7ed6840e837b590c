import type { AnswerOf } from '../../../src/contract/call';
import { webhookCalls } from '../../../src/contract/webhooks.contract';
import type { EndpointChoice } from '../../../src/domain/server-api/webhooks';
import { ENDPOINTS_MAX, webhookEvents } from '../../../src/domain/server-api/webhooks';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { MemberCaller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordAudit } from '../console/audit.repository';
import { findOwnGame } from '../console/game-details.repository';
import { lockAsMember } from '../console/member.repository';
import { addressProblem } from './post-message';
import { queueMessage } from './record-event';
import type { DeliveryRow, EndpointRow } from './webhook.repository';
import {
  countDeliveries,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  sendAgain,
  updateEndpoint,
} from './webhook.repository';

const DELIVERIES = 20;
/** Maximum number of messages of a log that are counted and listed. */
const DELIVERIES_MAX = 1000;

const presentEndpoint = (row: EndpointRow): AnswerOf<typeof webhookCalls.webhookList>['endpoints'][number] => ({
  id: row.id,
  url: row.url,
  events: [...row.events],
  state: row.switchedOffAt !== null ? 'off' : row.failures > 0 ? 'failing' : 'on',
  created: row.createdAt.toISOString(),
});

const presentDelivery = (
  row: DeliveryRow,
  endpoint: EndpointRow,
): AnswerOf<typeof webhookCalls.webhookLog>['deliveries'][number] => ({
  ...{ id: row.id, type: row.type, state: row.state, body: row.body, attempts: [...row.attempts] },
  created: row.createdAt.toISOString(),
  next: row.state === 'waiting' && endpoint.switchedOffAt === null ? row.nextAt.toISOString() : null,
});

interface OfGame {
  readonly params: { readonly game: string };
  readonly caller: Pick<MemberCaller, 'member'>;
  readonly tx: Executor;
}

async function findGame({ params, caller: { member }, tx }: OfGame): Promise<Result<number, Refusal>> {
  const game = await findOwnGame(tx, { developerId: member.developerId, game: params.game, draft: false });
  return game ? ok(game.id) : err(refusal.notFound('game'));
}

type OfEndpoint = OfGame & { readonly params: { readonly game: string; readonly id: string } };

async function findOwnEndpoint(input: OfEndpoint): Promise<Result<EndpointRow, Refusal>> {
  const gameId = await findGame(input);
  if (!gameId.ok) return gameId;
  const endpoint = await findEndpoint(input.tx, gameId.value, input.params.id);
  return endpoint ? ok(endpoint) : err(refusal.notFound('endpoint'));
}

/** Finds an endpoint that is switched on. */
async function findActive(input: OfEndpoint): Promise<Result<EndpointRow, Refusal>> {
  const found = await findOwnEndpoint(input);
  if (found.ok && found.value.switchedOffAt !== null)
    return err(refusal.conflict('This endpoint is switched off. Switch it on first.'));
  return found;
}

/** Checks a chosen address and orders the events. */
function checkChoice({ url, events }: EndpointChoice, allowsLoopback: boolean): Result<EndpointChoice, Refusal> {
  const problem = addressProblem(url, allowsLoopback);
  if (problem !== undefined) return err(refusal.validation({ url: [problem] }));
  const address = new URL(url);
  address.hash = '';
  return ok({ url: address.href, events: webhookEvents.filter((event) => events.includes(event)) });
}

const hostOf = ({ url }: Pick<EndpointChoice, 'url'>): string => new URL(url).host;

/** Routes of a game's webhook endpoints and their log. */
export function webhookRoutes(deps: Pick<ServerDependencies, 'config' | 'jobs' | 'random'>): readonly Route[] {
  const { config, jobs } = deps;
  const limit = { max: config.production ? 60 : 3000, windowSeconds: 60, by: 'caller' } as const;
  const audited = async (
    { params, caller: { member }, tx, now }: OfGame & { readonly now: Date },
    event: 'create' | 'change' | 'remove',
    text: string,
  ) => recordAudit(tx, { member, event: `webhook.${event}`, text: `${text} of “${params.game}”.`, now });

  return [
    route(webhookCalls.webhookList, async (input) => {
      const gameId = await findGame(input);
      if (!gameId.ok) return gameId;
      const endpoints = await listEndpoints(input.tx, gameId.value);
      return ok({ data: { endpoints: endpoints.map(presentEndpoint) } });
    }),

    route(
      webhookCalls.webhookCreate,
      async (input) => {
        const { body, caller, now, tx } = input;
        // Two members must not exceed the limit at once.
        const actor = await lockAsMember(tx, caller.member, 'webhooks.change');
        if (!actor.ok) return actor;
        const gameId = await findGame(input);
        if (!gameId.ok) return gameId;
        const choice = checkChoice(body, !config.production);
        if (!choice.ok) return choice;
        if ((await listEndpoints(tx, gameId.value)).length >= ENDPOINTS_MAX)
          return err(refusal.conflict(`A game has at most ${String(ENDPOINTS_MAX)} endpoints. Remove one first.`));
        const { endpoint, secret } = await insertEndpoint(tx, deps, { ...choice.value, gameId: gameId.value }, now);
        await audited(input, 'create', `Added the webhook at ${hostOf(endpoint)}`);
        return ok({ data: { endpoint: presentEndpoint(endpoint), secret } });
      },
      { limit },
    ),

    route(
      webhookCalls.webhookChange,
      async (input) => {
        const { body, caller, now, tx } = input;
        const actor = await lockAsMember(tx, caller.member, 'webhooks.change');
        if (!actor.ok) return actor;
        const found = await findOwnEndpoint(input);
        if (!found.ok) return found;
        const choice = checkChoice(body, !config.production);
        if (!choice.ok) return choice;
        await updateEndpoint(tx, found.value, { ...choice.value, on: body.on }, now);
        if (body.on) input.afterCommit(() => jobs.wake('webhooks'));
        const state = body.on ? 'on' : 'off';
        await audited(input, 'change', `Changed the webhook at ${hostOf(choice.value)} (${state})`);
        return ok({ data: null });
      },
      { limit },
    ),

    route(
      webhookCalls.webhookRemove,
      async (input) => {
        const actor = await lockAsMember(input.tx, input.caller.member, 'webhooks.change');
        if (!actor.ok) return actor;
        const found = await findOwnEndpoint(input);
        if (!found.ok) return found;
        await deleteEndpoint(input.tx, found.value.id);
        await audited(input, 'remove', `Removed the webhook at ${hostOf(found.value)}`);
        return ok({ data: null });
      },
      { limit },
    ),

    route(
      webhookCalls.webhookTest,
      async (input) => {
        const { params, now, tx } = input;
        const found = await findActive(input);
        if (!found.ok) return found;
        await queueMessage(tx, { endpointId: found.value.id, type: 'ping', data: { game: params.game } }, now);
        input.afterCommit(() => jobs.wake('webhooks'));
        return ok({ data: null });
      },
      { limit },
    ),

    route(webhookCalls.webhookLog, async (input) => {
      const { query, tx } = input;
      const found = await findOwnEndpoint(input);
      if (!found.ok) return found;
      const endpoint = found.value;
      const total = await countDeliveries(tx, endpoint.id, DELIVERIES_MAX);
      const pagination = paginate(total, query.page, DELIVERIES);
      const window = { limit: pagination.items, offset: pageOffset(query.page, DELIVERIES) };
      const rows = await listDeliveries(tx, endpoint.id, window);
      const deliveries = rows.map((row) => presentDelivery(row, endpoint));
      return ok({ data: { deliveries, pagination: presentPagination(pagination) } });
    }),

    route(
      webhookCalls.webhookResend,
      async (input) => {
        const { params, now, tx } = input;
        const found = await findActive(input);
        if (!found.ok) return found;
        if (!(await sendAgain(tx, found.value.id, params.delivery, now))) return err(refusal.notFound('message'));
        input.afterCommit(() => jobs.wake('webhooks'));
        return ok({ data: null });
      },
      { limit },
    ),
  ];
}
