import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import type { AnyCall } from '../../../src/contract/call';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { isIdempotencyKey } from '../../../src/domain/market/purchase-request';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { memberOfCall } from '../../publishing/console/resolve-member';
import type { Executor } from '../database/executor';
import { applyEffects } from './apply-effects';
import { audited } from './audited';
import { requirePlayer } from './caller';
import { acceptsEncoding, compressed, MIN_COMPRESSED_BYTES } from './compression';
import { draftNamedIn, canOpenDraft } from './draft-access';
import { successText } from './envelope';
import { JsonText } from './json-text';
import { countRequests, limiter } from './limiter';
import { parseInput } from './parse-input';
import { readCookie } from './read-cookie';
import { RecentAnswers, staleWhileRevalidate } from './recent-answers';
import type { Refusal } from './refusal';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { setAccount } from './request-log';
import { resolveCaller } from './resolve-caller';
import type { Outcome, Route, RouteInput, RouteOptions } from './route';

/** The body of a public answer with its ETag. */
interface Serialised {
  body: string | Buffer;
  compressed?: Buffer;
  readonly tag: string;
}

/** A handler's outcome. Once sent as a public answer, it has its body, because it may be sent again. */
interface Handled {
  readonly outcome: Outcome<unknown>;
  serialised?: Serialised;
}

/** Outcome of a handler, or its refusal. */
type Answer = Result<Handled, Refusal>;
type Work = (tx: Executor, afterCommit: (run: () => void) => void) => Promise<Answer>;

/**
 * Runs a handler in a transaction that a refusal rolls back, unless the route commits refusals. Deferred work runs after the commit. Its messages
 * to other servers are sent before the answer, so that a server that dies loses none that was answered.
 */
async function runHandler(
  { database, realtime }: Pick<ServerDependencies, 'database' | 'realtime'>,
  { inTransaction, commitsRefusals }: { readonly inTransaction: boolean; readonly commitsRefusals: boolean },
  work: Work,
): Promise<Answer> {
  let deferred: (() => void)[] = [];
  const attempt = (tx: Executor): Promise<Answer> => {
    deferred = [];
    return work(tx, (run) => deferred.push(run));
  };
  const transacted = (): Promise<Answer> =>
    database
      .transaction(async (tx) => {
        const answer = await attempt(tx);
        if (!answer.ok && !commitsRefusals) throw new RefusalError(answer.error);
        return answer;
      })
      .catch((error: unknown) => {
        if (error instanceof RefusalError) return { ok: false, error: error.refusal };
        throw error;
      });
  const answer = await (inTransaction ? transacted() : attempt(database.db));
  if (answer.ok && deferred.length > 0) {
    for (const run of deferred) run();
    await realtime.sent();
  }
  return answer;
}

const textOf = ({ outcome }: Handled): string => successText(outcome.data, outcome.message);

const tagOf = (body: string): string => `W/"${hash('sha1', body, 'base64url')}"`;

/**
 * Serialises an answer, and encodes it for its second use. Most answers have no second use, and the memory of many buffers is expensive to
 * collect.
 */
function serialise(handled: Handled): Serialised {
  const known = handled.serialised;
  if (known) {
    if (typeof known.body === 'string') known.body = Buffer.from(known.body);
    return known;
  }
  const body = textOf(handled);
  return (handled.serialised = { body, tag: tagOf(body) });
}

/** Weak comparison as for `If-None-Match`: with a list, or with `*`. */
const hasTag = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));

/**
 * Sends a handler's answer. Public answers have an ETag, so unchanged ones are not sent again; answers for one player
 * are never cached.
 */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  handled: Handled,
  cache: RouteOptions['cache'],
): FastifyReply {
  void reply.type('application/json; charset=utf-8');
  if (cache === undefined) return reply.header('cache-control', 'no-store').send(textOf(handled));
  void reply.header('vary', 'accept-encoding, cookie');
  const signedIn = !isVisitor(request);
  if (signedIn && cache === 'visitors-short')
    return reply.header('cache-control', 'private, no-store').send(textOf(handled));
  const serialised = serialise(handled);
  const { body, tag } = serialised;
  const policy = signedIn ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
  void reply.header('cache-control', policy).header('etag', tag);
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (typeof body === 'string' || body.length < MIN_COMPRESSED_BYTES || !acceptsEncoding(request, 'br'))
    return reply.send(body);
  return reply.header('content-encoding', 'br').send((serialised.compressed ??= compressed(body)));
}

/** Reads the idempotency key of a call that takes one; 400 if it is malformed. */
function readIdempotencyKey(
  { takesKey }: Pick<AnyCall, 'takesKey'>,
  headers: IncomingHttpHeaders,
): Result<string | undefined, Refusal> {
  const key = takesKey ? headers['idempotency-key'] : undefined;
  if (key === undefined) return ok(undefined);
  if (typeof key === 'string' && isIdempotencyKey(key)) return ok(key);
  return err(refusal.badRequest('An idempotency key needs 16 to 64 letters, digits, underscores or hyphens.'));
}

const isVisitor = ({ headers }: FastifyRequest): boolean => readCookie(headers.cookie, SESSION_COOKIE).kind === 'none';

const NO_PICTURE = Buffer.alloc(0);
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Throws outside production if an answer violates its own contract, because that is a bug. */
function requireContract({ call }: Route, { data }: Outcome<unknown>): void {
  const parsed = z.safeParse(call.data, data instanceof JsonText ? data.value() : data);
  if (!parsed.success)
    throw new Error(`${call.method} ${call.path} violates its contract: ${z.prettifyError(parsed.error)}`);
}

/** Wraps a route in the pipeline: limit, session, schema, transaction, handler, envelope. */
export function mountRoute(app: FastifyInstance, deps: ServerDependencies, mounted: Route): void {
  const { call, handle, options } = mounted;
  const limit = options.limit && limiter(deps, `${call.method} ${call.path}`, options.limit);
  const by = options.limit?.by ?? 'ip';
  const byCaller = by === 'caller';
  // Visitors of a call with stored answers need no session, so they are counted before it is read.
  const isCountedFirst = (request: FastifyRequest): boolean =>
    by === 'ip' || (byCaller && options.cache !== undefined && isVisitor(request));
  // Outside production, changes must be visible at once.
  const recent =
    deps.config.production && options.cache !== undefined
      ? new RecentAnswers<Answer>(deps.clock, { ...staleWhileRevalidate, askedAgain: true })
      : undefined;
  const inTransaction = options.transaction ?? call.method !== 'GET';
  const commitsRefusals = options.commitsRefusals ?? false;

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await resolveCaller(deps, request);
    if (readCookie(request.headers.cookie, SESSION_COOKIE).kind === 'many')
      applyEffects(reply, [{ kind: 'end-session' }]);
    if (call.access === 'player') requirePlayer(caller);
    if (byCaller && !isCountedFirst(request)) await limit?.(request, caller);

    const picture = call.takes === 'picture' && Buffer.isBuffer(request.body) ? request.body : NO_PICTURE;
    const { params, query } = request;
    const parsed = parseInput(call, call.takes === 'picture' ? { params, query, body: undefined } : request);
    if (!parsed.ok) throw new RefusalError(parsed.error);
    const draft = draftNamedIn(parsed.value);
    const key = readIdempotencyKey(call, request.headers);
    if (!key.ok) throw new RefusalError(key.error);
    const now = deps.clock.now();
    const { authorization, cookie: cookies } = request.headers;
    const member = await memberOfCall(deps.database.db, { call, caller, ...parsed.value, authorization, now });
    const token = member.member?.token;
    if (by === 'token' && token) await limit?.(request, { player: token });
    const run = () =>
      runHandler(deps, { inTransaction, commitsRefusals }, async (tx, afterCommit) => {
        if (draft !== undefined) {
          const { player } = caller;
          const visit = { slug: draft, secret: deps.config.secret, cookies, player, locks: inTransaction };
          if (!(await canOpenDraft(tx, visit))) return err(refusal.notFound('game'));
        }
        const values = parsed.value as RouteInput<AnyCall>;
        const handled = await handle({
          ...values,
          picture,
          caller: { ...caller, ...member },
          idempotencyKey: key.value,
          now,
          tx,
          afterCommit,
        });
        if (!handled.ok) return handled;
        if (!deps.config.production) requireContract(mounted, handled.value);
        return ok({ outcome: handled.value });
      });
    const result = await (recent && isVisitor(request) && draft === undefined ? recent.take(request.url, run) : run());
    if (!result.ok) throw new RefusalError(result.error);
    const { account, effects = [] } = result.value.outcome;
    if (account !== undefined) setAccount(request, account);
    applyEffects(reply, effects);
    return sendAnswer(request, reply, result.value, draft === undefined ? options.cache : undefined);
  };

  const respond = options.audit ? audited(options.audit, deps.config, answer) : answer;

  app.route({
    method: call.method,
    url: routerPath(call.path),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    onRequest: limit ? countRequests((request) => (isCountedFirst(request) ? limit(request) : undefined)) : [],
    handler: (request, reply) => {
      // Only valid requests of visitors have a stored answer, so it is sent before anything is read.
      const known = isVisitor(request) && isCountedFirst(request) ? recent?.known(request.url) : undefined;
      return known?.ok ? sendAnswer(request, reply, known.value, options.cache) : respond(request, reply);
    },
  });
}
