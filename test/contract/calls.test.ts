import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SERVER_API_PATH } from '../../src/contract/server-api.contract';
import { calls } from '../../src/contract/calls';

const all = Object.entries(calls);

describe('API contract', () => {
  test('has a unique name for every call', () => {
    const addresses = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(addresses.length).toBeGreaterThanOrEqual(17);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(all)('describes exactly the placeholders of the path of %s', (_, call) => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const schema = z.toJSONSchema(call.params, { io: 'input' }) as { properties?: Record<string, unknown> };
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual(named);
  });

  test.each(all)('rejects unknown fields of %s', (_, call) => {
    if (call.method === 'GET') return;
    const schema = z.toJSONSchema(call.body, { io: 'input' }) as { additionalProperties?: boolean };
    expect(schema.additionalProperties).toBe(false);
  });

  test.each(all)(
    'requires a session for %s exactly if its path is private, and a token for the server API',
    (name, call) => {
      // A repeated logout is not an error.
      const mayNeedOne =
        // Requires a session despite its path (decisions §4).
        name === 'gameReact' ||
        call.path.startsWith(SERVER_API_PATH) ||
        (call.path.startsWith('/v1/private/') && name !== 'authLogout');
      const access =
        call.path.startsWith(SERVER_API_PATH) ||
        (call.path.includes('{developer}') && call.path.startsWith('/v1/private/developer/'))
          ? 'member'
          : 'player';
      expect(call.access).toBe(mayNeedOne ? access : 'anyone');
    },
  );

  test.each(all)('names an action for %s exactly if members of a developer call it', (_, call) => {
    expect('action' in call).toBe(call.access === 'member');
  });
});
