import * as z from 'zod/mini';
import type { AnyCall } from '../../../src/contract/call';
import { calls } from '../../../src/contract/calls';
import { wireFieldErrors, wireStatus } from '../../../src/contract/envelope';
import { events } from '../../../src/contract/realtime.contract';
import { SERVER_API_PATH } from '../../../src/contract/server-api.contract';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { webhookData } from '../../../src/contract/webhooks.contract';
import { brand } from '../../../src/domain/shared/brand';
import { pictureLimitsOf } from './picture-calls.plugin';

type Json = Readonly<Record<string, unknown>>;

/** Describes values as the server sends them: an absent value of the data is null. */
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

const pictureContent = (call: AnyCall): Json =>
  Object.fromEntries(pictureLimitsOf(call).types.map((type) => [type, {}]));

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

const isServerCall = ({ path }: AnyCall): boolean => path.startsWith(SERVER_API_PATH);

const securityOf = (call: AnyCall): readonly Json[] => [
  ...(isServerCall(call) ? [] : [{ session: [] }]),
  ...(call.access === 'member' ? [{ token: [] }] : []),
];

function operation(operationId: string, call: AnyCall): Json {
  const body = schemaOf(call.body, 'input');
  const takesBody = call.takes === 'picture' || propertiesOf(body).length > 0;
  const content = call.takes === 'picture' ? pictureContent(call) : { 'application/json': { schema: body } };
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

function pathsOf(described: readonly (readonly [string, AnyCall])[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, call] of described)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(id, call) };
  return paths;
}

const tokenScheme = { token: { type: 'http', scheme: 'bearer' } } as const;

/** Describes every call and every realtime event of the contract in OpenAPI 3.1. */
export function openApiDocument(origin: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: brand.siteName, version: '1', description: EVENTS_DESCRIPTION },
    servers: [{ url: origin }],
    paths: pathsOf(Object.entries(calls)),
    'x-realtime-events': Object.values(events).map(({ payload, ...event }) => ({
      ...event,
      payload: schemaOf(payload, 'output'),
    })),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, ...tokenScheme },
    },
  };
}

const SERVER_API_DESCRIPTION =
  'Calls for the server of a game, with an access token of its developer, and the messages that the portal sends to it.';

const webhookHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  ...{ name, in: 'header', required: true, schema: { type: 'string' } },
}));

/** Describes a message to a webhook endpoint. */
function webhook(type: string, data: z.core.$ZodType): Json {
  const properties = {
    type: { const: type },
    timestamp: { type: 'string', format: 'date-time' },
    data: schemaOf(data, 'output'),
  };
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return {
    post: {
      parameters: webhookHeaders,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'Confirms the message. After another status than 410, the portal sends it again later.' },
      },
    },
  };
}

/** Describes the calls for the servers of games and the messages to them in OpenAPI 3.1. */
export function serverApiDocument(origin: string): Json {
  const described = Object.entries<AnyCall>(calls).filter(([, call]) => isServerCall(call));
  return {
    openapi: '3.1.0',
    info: { title: `${brand.siteName} Server API`, version: '1', description: SERVER_API_DESCRIPTION },
    servers: [{ url: origin }],
    paths: pathsOf(described),
    webhooks: Object.fromEntries(Object.entries(webhookData).map(([type, data]) => [type, webhook(type, data)])),
    components: { securitySchemes: tokenScheme },
  };
}
