import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../../src/contract/define-call';

const definition = { method: 'GET', path: '/v1/public/kites', access: 'anyone', summary: 'Returns kites.' } as const;

describe('defineCall', () => {
  test('fills in what a definition omits', () => {
    const data = z.string();
    const call = defineCall({ ...definition, data });
    expect(call).toMatchObject({ ...definition, takesKey: false, takes: 'json', keepalive: false });
    expect([call.data, z.parse(call.params, {}), z.parse(call.body, {})]).toEqual([data, {}, {}]);
  });

  test('leaves a schema unread that the browser’s scripts create with an answer', () => {
    let created = 0;
    const call = defineCall({
      ...definition,
      get data() {
        created += 1;
        return z.string();
      },
    });
    expect(created).toBe(0);
    expect([z.parse(call.data, 'a kite'), created]).toEqual(['a kite', 1]);
  });
});

test('zod creates a field of an object with the first checked value, and once, as the browser’s scripts expect', () => {
  let created = 0;
  const kite = z.object({
    get title() {
      created += 1;
      return z.string();
    },
  });
  const seen = z.partial(z.extend(kite, { views: z.int() }));
  expect(created).toBe(0);
  for (let count = 0; count < 2; count += 1) expect(z.safeParse(seen, { title: 'Red', views: 1 }).success).toBe(true);
  expect([z.safeParse(seen, { title: 1 }).success, created]).toEqual([false, 1]);
});
