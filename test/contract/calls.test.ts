import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../src/contract/calls';

const all = Object.entries(calls);

describe('the contract', () => {
  test('names every call once', () => {
    const addresses = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(addresses.length).toBeGreaterThanOrEqual(17);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(all)('%s describes exactly the place-holders of its path', (_, call) => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const schema = z.toJSONSchema(call.params, { io: 'input' }) as { properties?: Record<string, unknown> };
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual(named);
  });

  test.each(all)('%s refuses fields that it does not know', (_, call) => {
    if (call.method === 'GET') return;
    const schema = z.toJSONSchema(call.body, { io: 'input' }) as { additionalProperties?: boolean };
    expect(schema.additionalProperties).toBe(false);
  });

  test.each(all)('%s needs a session exactly when its path is private', (name, call) => {
    // Signing out twice is no mistake.
    const mayNeedOne =
      // In spite of its path (decisions §4).
      name === 'gameReact' || (call.path.startsWith('/v1/private/') && name !== 'authLogout');
    expect(call.access).toBe(mayNeedOne ? 'player' : 'anyone');
  });
});
