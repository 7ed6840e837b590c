import * as z from 'zod/mini';
import { calls } from '../../../src/contract/calls';
import type { AnyCall } from '../../../src/contract/call';
import { wireFieldErrors, wireStatus } from '../../../src/contract/envelope';
import { SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { AVATAR_TYPES } from '../../../src/domain/account/avatar-limits';
import { brand } from '../../../src/domain/shared/brand';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
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

function operation(operationId: string, call: AnyCall): Json {
  const body = schemaOf(call.body, 'input');
  const takesBody = call.takes === 'picture' || propertiesOf(body).length > 0;
  const content = call.takes === 'picture' ? pictureContent : { 'application/json': { schema: body } };
  return {
    operationId,
    summary: call.summary,
    parameters: parameters(call),
    ...(takesBody ? { requestBody: { required: true, content } } : {}),
    ...(call.access === 'player' ? { security: [{ session: [] }] } : {}),
    responses: {
      200: { description: 'It was done.', content: enveloped(schemaOf(call.data, 'output')) },
      422: { description: 'Fields were refused.', content: enveloped(schemaOf(wireFieldErrors, 'output')) },
      default: { description: 'It was refused; `status.debug` says why.', content: enveloped({}) },
    },
  };
}

/** Describes every call of the contract in OpenAPI 3.1. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(id, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.siteName, version: '1' },
    servers: [{ url: origin }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } } },
  };
}
