import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Attempts } from '../../../../../server/identity/auth/attempts/attempts';
import { attemptCounts } from '../../../../../server/platform/database/schema/platform';
import { FakeServerClock } from '../../../support/fake-server-clock';
import type { TestServer } from '../../../support/test-server';
import { startTestServer } from '../../../support/test-server';

const clock = new FakeServerClock();
const rule = { name: 'test', max: 3, windowSeconds: 60 };
let server: TestServer;
let attempts: Attempts;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
  attempts = new Attempts(server.deps);
});

afterAll(() => server.close());

const newKey = (): string => `key-${(counter += 1)}`;

async function allowed(key: string, tries: number): Promise<number> {
  const counted = await Promise.all(Array.from({ length: tries }, () => attempts.count(rule, key)));
  return counted.filter(({ ok }) => ok).length;
}

describe('Attempts', () => {
  test('allows exactly the number of the rule, even with 50 concurrent attempts', async () => {
    expect(await allowed(newKey(), 50)).toBe(3);
  });

  test('T33: returns the time left of a window that starts with the first attempt, as text and in seconds', async () => {
    const key = newKey();
    await allowed(key, 1);
    clock.advance(20_000);
    await allowed(key, 2);
    const refused = await attempts.count(rule, key);
    expect(!refused.ok && refused.error).toMatchObject({
      status: 429,
      retryAfter: 40,
      message: 'Too many attempts. Please try again in 40 seconds.',
    });
    clock.advance(39_999);
    expect(await allowed(key, 1)).toBe(0);
    clock.advance(1);
    expect(await allowed(key, 4)).toBe(3);
  });

  test('does not extend the window by refused attempts', async () => {
    const key = newKey();
    await allowed(key, 100);
    clock.advance(60_000);
    expect(await allowed(key, 1)).toBe(1);
  });

  test('releases one attempt and clears a key without affecting other keys', async () => {
    const [one, other] = [newKey(), newKey()];
    await allowed(one, 3);
    await allowed(other, 3);
    await attempts.release(rule, one);
    expect([await allowed(one, 2), await allowed(other, 1)]).toEqual([1, 0]);
    await attempts.clear(rule, one);
    expect([await allowed(one, 4), await allowed(other, 1)]).toEqual([3, 0]);
  });

  test('counts different values separately, even if their concatenation is equal', async () => {
    await attempts.count({ ...rule, max: 1 }, 'a', 'b\nc');
    expect((await attempts.count({ ...rule, max: 1 }, 'a\nb', 'c')).ok).toBe(true);
  });

  test('stores neither addresses nor names', async () => {
    await attempts.count(rule, 'somebody@mail.test', '203.0.113.9');
    const stored = JSON.stringify(await server.deps.database.db.select().from(attemptCounts));
    expect(stored).not.toMatch(/somebody|203\.0\.113/);
  });

  test('limits a /56 to four times and a /48 to sixteen times the attempts of a /64', async () => {
    const passed = async (addresses: readonly string[]): Promise<number> => {
      let count = 0;
      for (const ip of addresses) if ((await attempts.countFrom(ip, rule)).ok) count += 1;
      return count;
    };
    const networks = (prefix: string) =>
      Array.from({ length: 20 }, (_, at) => `${prefix}${at.toString(16).padStart(2, '0')}::1`);
    expect(await passed(Array.from({ length: 5 }, (_, at) => `2001:db8:1:1::${at}`))).toBe(3);
    expect(await passed(networks('2001:db8:1:'))).toBe(9);
    const all = Array.from({ length: 16 }, (_, at) => networks(`2001:db8:1:${(at + 1).toString(16)}`)).flat();
    expect(await passed(all)).toBe(36);
    expect(await passed(['2001:db8:2:1::1'])).toBe(1);
  });

  test('releases an attempt from all networks of its address', async () => {
    const ip = '2001:db8:9:1::1';
    const released = { ...rule, name: 'released' };
    for (let made = 0; made < 100; made += 1) {
      expect((await attempts.countFrom(ip, released)).ok).toBe(true);
      await attempts.releaseFrom(ip, released);
    }
  });
});
