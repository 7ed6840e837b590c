import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AnyCall } from '../../../src/contract/call';
import { calls } from '../../../src/contract/calls';
import { wireFieldErrors, wireStatus } from '../../../src/contract/envelope';
import { events } from '../../../src/contract/realtime.contract';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { AVATAR_TYPES } from '../../../src/domain/account/avatar-picture';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { uploads } from '../../publishing/console/uploads.plugin';
import type { RenderCalls } from '../rendering/render-calls';
import { corsHeaders, fromOwnPage, isConsoleCall, preflightHeaders } from '../security/origin-guard';
import { limiter } from './limiter';
import { mountRoute } from './mount-route';
import { pictureCalls } from './picture-calls.plugin';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import type { Route } from './route';

type Json = Readonly<Record<string, unknown>>;

/** Describes values as sent: an absent value of the data is null, whatever the client reads it as. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'output' && zodSchema instanceof z.core.$ZodPipe)
        Object.assign(jsonSchema, schemaOf(zodSchema._zod.def.in, io));
    },
  });
  return rest;
};

const propertiesOf = (schema: Json): readonly [string, unknown][] =>
  Object.entries((schema['properties'] ?? {}) as Json);

const required = (schema: Json): readonly unknown[] => (Array.isArray(schema['required']) ? schema['required'] : []);

const pictureContent: Json = Object.fromEntries(AVATAR_TYPES.map((type) => [type, {}]));

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
};

function parameters(call: AnyCall): readonly Json[] {
  const params = schemaOf(call.params, 'input');
  const query = schemaOf(call.query, 'input');
  return [
    ...propertiesOf(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...propertiesOf(query).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required(query).includes(name),
      schema,
    })),
    ...(call.takesKey ? [idempotencyKey] : []),
  ];
}

const enveloped = (data: Json): Json => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: { status: schemaOf(wireStatus, 'output'), data },
      required: ['status', 'data'],
    },
  },
});

const securityOf = ({ access }: AnyCall): readonly Json[] => [
  { session: [] },
  ...(access === 'member' ? [{ token: [] }] : []),
];

function operation(operationId: string, call: AnyCall): Json {
  const body = schemaOf(call.body, 'input');
  const takesBody = call.takes === 'picture' || propertiesOf(body).length > 0;
  const content = call.takes === 'picture' ? pictureContent : { 'application/json': { schema: body } };
  return {
    operationId,
    summary: call.summary,
    parameters: parameters(call),
    ...(takesBody ? { requestBody: { required: true, content } } : {}),
    ...(call.access === 'anyone' ? {} : { security: securityOf(call) }),
    responses: {
      200: { description: 'Success.', content: enveloped(schemaOf(call.data, 'output')) },
      422: { description: 'Invalid fields.', content: enveloped(schemaOf(wireFieldErrors, 'output')) },
      default: { description: 'Refused; `status.debug` has the reason.', content: enveloped({}) },
    },
  };
}

const EVENTS_DESCRIPTION =
  'Realtime events arrive over Socket.IO at `/socket.io`, after a subscription with a ticket of the call `authChannel`. `x-realtime-events` lists their names, channels and payloads.';

/** Describes every call and every realtime event of the contract in OpenAPI 3.1. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(id, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.siteName, version: '1', description: EVENTS_DESCRIPTION },
    servers: [{ url: origin }],
    paths,
    'x-realtime-events': Object.values(events).map(({ payload, ...event }) => ({
      ...event,
      payload: schemaOf(payload, 'output'),
    })),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const WINDOW_SECONDS = 5 * 60;
const ANONYMOUS_MAX = 300;
/** Outside production, many tests and players share one address. */
const DEVELOPMENT_MAX = 3000;

/** The API: every call of the contract, behind the origin guard and a general limit. */
export async function v1(
  app: FastifyInstance,
  { deps, routes, renderCalls }: { deps: ServerDependencies; routes: readonly Route[]; renderCalls: RenderCalls },
): Promise<void> {
  const general = limiter(deps, 'api', {
    max: deps.config.production ? ANONYMOUS_MAX : DEVELOPMENT_MAX,
    windowSeconds: WINDOW_SECONDS,
  });
  // Runs first, so that another site cannot exhaust a visitor's limit.
  const { portalOrigin, developerOrigin } = deps.urls;
  const cors = corsHeaders(developerOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method, url } = request;
    const isConsole = isConsoleCall(url);
    if (isConsole) void reply.header('vary', 'origin');
    if (isConsole && headers.origin === developerOrigin) {
      void reply.headers(cors);
      if (method === 'OPTIONS') return void reply.code(204).headers(preflightHeaders).send();
    }
    const isOwn = fromOwnPage(method, headers, portalOrigin, isConsole ? developerOrigin : undefined);
    done(isOwn ? undefined : new RefusalError(refusal.badOrigin()));
  });
  app.addHook('onRequest', async (request) => {
    if (!renderCalls.isOne(request)) await general(request);
  });

  for (const mounted of routes) if (mounted.call.takes === 'json') mountRoute(app, deps, mounted);
  await app.register(pictureCalls, { deps, routes: routes.filter(({ call }) => call.takes === 'picture') });
  await app.register(uploads, { deps });
  // Created on the first request: it takes a fifth of the start.
  let document: string | undefined;
  app.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(deps.urls.portalOrigin));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document);
  });
  app.all('/v1', async () => Promise.reject(new RefusalError(refusal.notFound())));
  app.all('/v1/*', async () => Promise.reject(new RefusalError(refusal.notFound())));
}
