import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ads } from '../../server/platform/database/schema/ads';
import { defaultGameQuery } from '../../src/domain/games/game-query';
import type { TestServer } from '../server/support/test-server';
import { startTestServer } from '../server/support/test-server';
import { freePort } from '../server/support/free-port';
import { createClient } from './create-client';
import { journey } from './journey';
import { visitCommunity } from './visit-community';
import { seeAd } from './see-ad';
import { signIn } from './sign-in';
import { taken } from './taken';

/** One more than the limit of friend requests to the same player. */
const RUNS = 4;

let server: TestServer;

beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ port, environment: { PORT: String(port) } });
  // By default, players accept messages from friends only.
  await server.deps.database.db.execute(sql`
    insert into account_settings (account_id, settings) select id, '{"privacy": {"messages": "all"}}' from accounts
    on conflict (account_id) do update set settings = jsonb_set(account_settings.settings, '{privacy,messages}', '"all"')`);
});
afterAll(() => server.close());

/** Expected report of the community part. */
const company = [
  'was shown to visitors as Passing through',
  'changed a setting and reverted it',
  expect.stringMatching(/^followed [a-z-]+ for a while$/),
  expect.stringMatching(/^followed @[\w-]+ for a while$/),
  expect.stringMatching(/^had [a-z-]+ among the favourites$/),
  expect.stringMatching(/^sent @[\w-]+ a friend request and withdrew it$/),
  expect.stringMatching(/^commented on @[\w-]+ and deleted the comment$/),
  'opened a ticket and replied',
  expect.stringMatching(/^read [1-9]\d* notifications$/),
  'deleted an item of the inbox and restored it',
  expect.stringMatching(/^invited @[\w-]+ to [\w ]+$/),
  expect.stringMatching(/^deleted the conversation with @[\w-]+ and restored it$/),
];

/** Returns the number of counted impressions. */
async function impressions(): Promise<number> {
  const [all] = await server.deps.database.db.select({ sum: sql<number>`sum(${ads.impressions})::integer` }).from(ads);
  return all?.sum ?? 0;
}

test('headless client logs in, browses, reads, plays, earns an achievement, uses the community and shops', async () => {
  const warnings: string[] = [];
  const portal = new URL(server.origin);
  const client = createClient(portal, { warn: (message) => warnings.push(message) });
  const before = await impressions();
  const report = await journey(client, portal, { login: 'nova', password: 'Holocade!1' });
  expect(report).toEqual([
    'started as a visitor',
    'logged in as nova',
    expect.stringMatching(/^saw the ad .+$/),
    expect.stringMatching(/^read [a-z-]+$/),
    expect.stringMatching(/^saw [1-9]\d* games$/),
    expect.stringMatching(/^played [a-z-]+ as nova$/),
    expect.stringMatching(/^earned [a-z-]+ and received the toast of .+$/),
    'saved twice and read the first version',
    expect.stringMatching(/^last played [a-z-]+$/),
    expect.stringMatching(/^read the account pages and deleted the play of [a-z-]+$/),
    ...company,
    'bought 25 coins and received a balance of 65',
    'has premium',
    'saw no ad',
    expect.stringMatching(/^bought [a-z-]+$/),
    'has receipts of item, premium, coins',
    'logged out',
  ]);
  expect((await impressions()) - before).toBe(1);
  expect(warnings).toEqual([]);
  expect(client.session.current.user).toBeUndefined();
});

test('headless client gets no ad and counts no impression for a premium player', async () => {
  const client = createClient(new URL(server.origin), { warn: (message) => expect.fail(message) });
  const before = await impressions();
  await signIn(client, { login: 'orion', password: 'Holocade!1' });
  expect(await seeAd(client)).toBe('saw no ad');
  expect((await impressions()) - before).toBe(0);
});

test('headless client uses the community repeatedly and reverts everything except tickets', async () => {
  const client = createClient(new URL(server.origin), { warn: (message) => expect.fail(message) });
  await signIn(client, { login: 'orion', password: 'Holocade!1' });
  const { games } = taken('index', await client.gameGateway.index(defaultGameQuery));
  const around = async () => ({
    profile: taken('own profile', await client.loadOwnProfile.profile()),
    settings: client.session.current.settings,
    friends: taken('friends', await client.loadFriends.execute()),
    followed: taken('followed', await client.follows.players(1)),
    favourites: taken('favourites', await client.favourites.list(1)),
  });
  const before = await around();
  for (let run = 0; run < RUNS; run += 1) expect(await visitCommunity(client, games)).toEqual(company);
  expect(await around()).toEqual(before);
  expect(client.inbox.current.unread).toBe(0);
});
