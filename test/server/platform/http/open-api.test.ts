import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../../../server/platform/http/open-api';
import { SESSION_COOKIE } from '../../../../src/contract/session-cookie';
import { calls } from '../../../../src/contract/calls';
import { events } from '../../../../src/contract/realtime.contract';
import { SOUND_NAMES } from '../../../../src/domain/notices/sound-name';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: { 200: { content: { 'application/json': { schema: { properties: { data: object } } } } } };
}

const document = openApiDocument('http://a.test') as {
  components: { securitySchemes: { session: { name: string } } };
  paths: Record<string, Record<string, Operation>>;
  'x-realtime-events': { name: string; channel: string; summary: string; payload: object }[];
};
const names = Object.keys(calls) as (keyof typeof calls)[];

function dataOf(name: keyof typeof calls): object {
  const { path, method } = calls[name];
  const operation = document.paths[path]?.[method.toLowerCase()];
  return operation?.responses[200].content['application/json'].schema.properties.data ?? {};
}

describe('openApiDocument', () => {
  test.each(Object.entries(calls))('describes %s with all of its parameters', (id, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(id);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
      inPath,
    );
  });

  test("names the session's cookie", () => {
    expect(document.components.securitySchemes.session.name).toBe(SESSION_COOKIE);
  });

  test('describes an absent value of the data as null, and the data of a call without data', () => {
    const next = { type: ['string', 'null'] };
    expect(dataOf('profileComments')).toMatchObject({ properties: { next } });
    expect(dataOf('articleRead')).toEqual({ type: 'null' });
  });

  test('describes every value of the data but free JSON', () => {
    const isFree = (part: unknown): boolean => {
      if (Array.isArray(part)) return part.some(isFree);
      if (typeof part !== 'object' || part === null) return false;
      return Object.keys(part).length === 0 || Object.values(part).some(isFree);
    };
    const free = names.filter((id) => isFree(dataOf(id)));
    expect(free).toEqual(['exportDownload', 'savesAll', 'saveLoad']);
  });

  test('describes every realtime event with its payload as sent', () => {
    const described = document['x-realtime-events'];
    expect(described.map(({ name, channel }) => [name, channel])).toEqual(
      Object.values(events).map(({ name, channel }) => [name, channel]),
    );
    const payloadOf = (event: string) => described.find(({ name }) => name === event)?.payload;
    expect(payloadOf('.friends.changed')).toEqual({ type: 'null' });
    expect(payloadOf('.balance.updated')).toMatchObject({ properties: { total: { type: 'integer', minimum: 0 } } });
    expect(payloadOf('.achievement.unlocked')).toMatchObject({ properties: { sound: { enum: [...SOUND_NAMES] } } });
    expect(payloadOf('.friend.presence')).toMatchObject({ required: ['online', 'playing', 'username', 'alias'] });
  });

  test('names no schema dialect inside a schema', () => {
    expect(JSON.stringify(document)).not.toContain('$schema');
  });
});
