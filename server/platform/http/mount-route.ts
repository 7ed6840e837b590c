import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServerDependencies } from '../../deps';
import { applyEffects } from './apply-effects';
import { draftNamedIn, canOpenDraft } from './draft-access';
import { limiter } from './limiter';
import { parseInput } from './parse-input';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { RecentAnswers } from './recent-answers';
import { readCookie } from './read-cookie';
import { readIdempotencyKey } from './read-idempotency-key';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { requirePlayer } from './require-player';
import { resolveCaller } from './resolve-caller';
import type { Outcome, Route, RouteInput } from './route';
import type { AnyCall } from '../../../src/contract/call';
import type { Answer } from './run-handler';
import { runHandler } from './run-handler';
import { sendAnswer } from './send-answer';

const NO_PICTURE = Buffer.alloc(0);
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Outside of production, an answer that its own contract refuses is a bug that must be seen. */
function requireContract({ call }: Route, { data }: Outcome<unknown>): void {
  const parsed = z.safeParse(call.data, data);
  if (!parsed.success)
    throw new Error(`${call.method} ${call.path} answered against its contract: ${z.prettifyError(parsed.error)}`);
}

/** Puts the pipeline around a route: limit, session, schema, transaction, handler, envelope. */
export function mountRoute(app: FastifyInstance, deps: ServerDependencies, mounted: Route): void {
  const { call, handle, options } = mounted;
  const limit = options.limit && limiter(app, options.limit);
  const byCaller = options.limit?.by === 'caller';
  // Elsewhere a change is to be seen at once.
  const recent =
    deps.config.production && options.cache === 'public-short' ? new RecentAnswers<Answer>(deps.clock) : undefined;
  const inTransaction = options.transaction ?? call.method !== 'GET';

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await resolveCaller(deps, request);
    if (readCookie(request.headers.cookie, SESSION_COOKIE).kind === 'many')
      applyEffects(reply, [{ kind: 'end-session' }]);
    if (call.access === 'player') requirePlayer(caller);
    if (byCaller) await limit?.(request, caller);

    const picture = call.takes === 'picture' && Buffer.isBuffer(request.body) ? request.body : NO_PICTURE;
    const { params, query } = request;
    const parsed = parseInput(call, call.takes === 'picture' ? { params, query, body: undefined } : request);
    if (!parsed.ok) throw new RefusalError(parsed.error);
    const draft = draftNamedIn(parsed.value);
    if (draft !== undefined && !(await canOpenDraft(deps, caller, request.headers.cookie, draft)))
      throw new RefusalError(refusal.notFound('game'));
    const key = readIdempotencyKey(call, request.headers);
    if (!key.ok) throw new RefusalError(key.error);
    const now = deps.clock.now();
    const run = () =>
      runHandler(deps.database, inTransaction, async (tx, afterCommit) => {
        const values = parsed.value as RouteInput<AnyCall>;
        const handled = await handle({ ...values, picture, caller, idempotencyKey: key.value, now, tx, afterCommit });
        if (handled.ok && !deps.config.production) requireContract(mounted, handled.value);
        return handled;
      });
    const isVisitor = readCookie(request.headers.cookie, SESSION_COOKIE).kind === 'none';
    const result = await (recent && isVisitor && draft === undefined ? recent.take(request.url, run) : run());
    if (!result.ok) throw new RefusalError(result.error);
    applyEffects(reply, result.value.effects ?? []);
    return sendAnswer(request, reply, result.value, draft === undefined ? options.cache : undefined);
  };

  app.route({
    method: call.method,
    url: routerPath(call.path),
    onRequest: limit && !byCaller ? (request) => limit(request) : [],
    handler: answer,
  });
}
