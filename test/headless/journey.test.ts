import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ads } from '../../server/database/schema/ads';
import type { TestServer } from '../server/support/test-server';
import { startTestServer } from '../server/support/test-server';
import { freePort } from './free-port';
import { createClient } from './create-client';
import { journey } from './journey';
import { seeAd } from './see-ad';
import { signIn } from './sign-in';

let server: TestServer;

beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ port, environment: { PORT: String(port) } });
});
afterAll(() => server.close());

/** How many impressions have been counted. */
async function impressions(): Promise<number> {
  const [all] = await server.deps.database.db.select({ sum: sql<number>`sum(${ads.impressions})::integer` }).from(ads);
  return all?.sum ?? 0;
}

test('a player signs in, browses, reads, plays, earns a badge and goes shopping without a browser', async () => {
  const warnings: string[] = [];
  const portal = new URL(server.origin);
  const client = createClient(portal, { warn: (message) => warnings.push(message) });
  const before = await impressions();
  const report = await journey(client, portal, { login: 'nova', password: 'Holocade!1' });
  expect(report).toEqual([
    'came as a visitor',
    'signed in as nova',
    expect.stringMatching(/^saw the ad .+$/),
    expect.stringMatching(/^read [a-z-]+$/),
    expect.stringMatching(/^saw [1-9]\d* games$/),
    expect.stringMatching(/^played [a-z-]+ as nova$/),
    expect.stringMatching(/^earned [a-z-]+ and heard of .+$/),
    'saved twice and read the first',
    expect.stringMatching(/^last played [a-z-]+$/),
    expect.stringMatching(/^read the own place, and deleted the play of [a-z-]+$/),
    'bought 25 coins and heard of 65',
    'has premium',
    'saw no ad',
    expect.stringMatching(/^bought [a-z-]+$/),
    'has receipts of item, premium, coins',
    'signed out',
  ]);
  expect((await impressions()) - before).toBe(1);
  expect(warnings).toEqual([]);
  expect(client.session.current.user).toBeUndefined();
});

test('a player with premium is served no ad, and nothing is counted', async () => {
  const client = createClient(new URL(server.origin), { warn: (message) => expect.fail(message) });
  const before = await impressions();
  await signIn(client, { login: 'orion', password: 'Holocade!1' });
  expect(await seeAd(client)).toBe('saw no ad');
  expect((await impressions()) - before).toBe(0);
});
