import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { builds } from '../../../../server/platform/database/schema/builds';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { sessionCookie } from '../../support/session-cookie';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { built, facts } from './built-game';

const data = temporaryFolder();
let server: TestServer;
let member: string;
let stranger: string;
let strangerId: string;

const coinsOf = async (id: string): Promise<number> => {
  const [found] = await server.deps.database.db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, id));
  return found?.balance ?? -1;
};

const login = async (name: string): Promise<string> =>
  sessionCookie(
    await server.request('/v1/public/user/auth/login', { body: { login: name, password: PASSWORD, remember: true } }),
  ) ?? '';

beforeAll(async () => {
  server = await startTestServer({
    environment: { HOLOCADE_DATA: data },
    pages: {
      renderer: { render: async () => ({ kind: 'html', status: 200, html: '<p>A page</p>' }) },
      assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
    },
  });
  const { db } = server.deps.database;
  const memberId = await addPlayer(server, 'draft-member');
  strangerId = await addPlayer(server, 'draft-stranger');
  const [studio] = await db.select({ id: developers.id }).from(developers).where(eq(developers.slug, 'paper-moon'));
  await db.insert(developerMembers).values({ developerId: studio?.id ?? 0, accountId: memberId, role: 'owner' });
  [member, stranger] = [await login('draft-member'), await login('draft-stranger')];
}, 300_000);
afterAll(() => server.close());

/** Runs a command. Returns its text, or throws the refusal. */
async function run(given: SentCommand): Promise<string> {
  const done = await runOperatorCommand(server.deps, operatorCommand.parse(given));
  if (!done.ok) throw new Error(done.error);
  return done.value;
}
const publish = (folder: string, options: object = {}): Promise<string> =>
  run({ command: 'publish', options: { folder, developer: 'paper-moon', ...options } });
const linkIn = (text: string): URL => new URL(/http:\S+preview=\S+/.exec(text)?.[0] ?? '');
const slugOf = (link: URL): string => link.pathname.split('/').at(-1) ?? '';
const details = async (slug: string, cookie = '') =>
  server.request(`/v1/public/arcade/game/${slug}/details`, { cookie });
const golf = (name: string) => ({ ...facts, slug: name, title: name });

describe('the builds of a game', () => {
  test('are listed, rolled back, activated and deactivated', async () => {
    await publish(built({ 'a.js': '1' }));
    await publish(built({ 'a.js': '2' }));
    const version = async () => ((await details('comet-golf')).json() as Details).data.game.version;
    expect(await run({ command: 'builds', options: { game: 'comet-golf' } })).toMatch(
      /^1\.0\.1 {2}active, opens {2}1 KiB {2}\d{4}-\d\d-\d\d {2}[0-9a-f]{12}\n1\.0\.0 {2}active {2}/,
    );
    expect(await run({ command: 'rollback', options: { game: 'comet-golf' } })).toContain('back at version 1.0.0');
    expect(await version()).toBe('1.0.0');
    await expect(run({ command: 'rollback', options: { game: 'comet-golf' } })).rejects.toThrow('no earlier active');
    expect(await run({ command: 'activate', options: { game: 'comet-golf', version: '1.0.1' } })).toContain(
      'Version 1.0.1 now opens by default.',
    );
    expect(await version()).toBe('1.0.1');
    for (const one of ['1.0.0', '1.0.1'])
      await run({ command: 'deactivate', options: { game: 'comet-golf', version: one } });
    expect(await version()).toBeNull();
    await expect(run({ command: 'deactivate', options: { game: 'comet-golf', version: '1.0.1' } })).rejects.toThrow(
      'inactive already',
    );
    await expect(run({ command: 'activate', options: { game: 'comet-golf', version: '9.0.0' } })).rejects.toThrow(
      'has no version 9.0.0',
    );
    await run({ command: 'activate', options: { game: 'comet-golf', version: '1.0.1' } });
  });

  test('are not accepted twice: an identical build is refused with the version of the same content', async () => {
    await expect(publish(built({ 'a.js': '2' }))).rejects.toThrow('This build is identical to version 1.0.1.');
    expect(await publish(built({ 'a.js': '3', '.env': 'SECRET' }))).toContain('Hidden files and folders skipped: 1.');
  });

  test('publication: an unpublished game leaves every list and returns with its data, and counts follow', async () => {
    const total = async () =>
      (
        (await server.request('/v1/public/arcade/game/index')).json() as {
          data: { pagination: { total_items: number } };
        }
      ).data.pagination;
    const before = await total();
    await run({ command: 'unpublish', options: { game: 'comet-golf' } });
    expect((await details('comet-golf', member)).status).toBe(404);
    expect(await total()).not.toEqual(before);
    for (const path of lists) expect((await server.request(path)).text).not.toContain('comet-golf');
    await expect(run({ command: 'unpublish', options: { game: 'comet-golf' } })).rejects.toThrow('already');
    await run({ command: 'republish', options: { game: 'comet-golf' } });
    expect((await details('comet-golf')).status).toBe(200);
    expect(await total()).toEqual(before);
    expect((await server.request('/sitemap-games-1.xml')).text).toContain('comet-golf');
  });
});

interface Details {
  readonly data: { readonly game: { readonly version: string; readonly is_draft?: true; readonly draft?: string } };
}

const lists = [
  '/v1/public/arcade/game/index',
  '/v1/public/arcade/game/index?sort=new',
  '/v1/public/arcade/game/tag/golf/games',
  '/v1/public/entity/dev/org/paper-moon/details',
  '/v1/public/global/search?query=golf',
  '/sitemap-games-1.xml',
  '/sitemap-items-1.xml',
] as const;

describe('the draft of a game', () => {
  let link: URL;
  let slug: string;
  let opened: string;

  test('is open to its link and to members only, for a new game', async () => {
    link = linkIn(await publish(built({}, golf('moon-golf')), { draft: true }));
    slug = slugOf(link);
    expect(slug).toMatch(/^draft-[0-9a-f]{12}$/);
    for (const cookie of ['', stranger]) expect((await details(slug, cookie)).status).toBe(404);
    expect((await details('moon-golf', member)).status).toBe(404);
    const own = await details(slug, member);
    expect(own.json()).toMatchObject({ data: { game: { is_draft: true, version: '1.0.0' } } });
    expect(own.headers['cache-control']).toContain('no-store');

    const wrong = await server.request(`${link.pathname}?preview=${'A'.repeat(32)}`, {
      headers: { accept: 'text/html' },
    });
    expect(wrong.setCookies.join()).not.toContain('-draft=');
    const page = await server.request(link.pathname + link.search, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.location]).toEqual([302, link.pathname]);
    const [set = ''] = page.setCookies.filter((one) => one.startsWith('__Host-holocade-draft='));
    expect(set).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    opened = set.split(';')[0] ?? '';
    expect((await details(slug, opened)).status).toBe(200);
    expect((await details(slug, `__Host-holocade-draft=${slug}.${'A'.repeat(32)}`)).status).toBe(404);
    const html = await server.request(link.pathname, { headers: { accept: 'text/html' }, cookie: opened });
    expect([html.headers['x-robots-tag'], html.headers['cache-control']]).toEqual(['noindex', 'no-store']);
  });

  test('has calls that answer 404 without access', async () => {
    const paths = [
      `/v1/public/arcade/game/${slug}/reviews`,
      `/v1/public/arcade/game/${slug}/catalog`,
      `/v1/public/arcade/game/${slug}/catalog/red-comet`,
      `/v1/public/arcade/gp/game/${slug}/achievements`,
      `/v1/public/arcade/gp/game/${slug}/leaderboards`,
      `/v1/private/user/arcade/gp/game/${slug}/saves/all`,
      `/v1/private/user/arcade/game/inventory/${slug}/get`,
    ];
    for (const path of paths) {
      expect([path, (await server.request(path, { cookie: stranger })).status]).toEqual([path, 404]);
      expect([path, (await server.request(path, { cookie: `${stranger}; ${opened}` })).status]).toEqual([path, 200]);
    }
  });

  test('is in no list, search, sitemap or feed', async () => {
    for (const path of lists)
      for (const cookie of [opened, `${member}; ${opened}`])
        expect([path, (await server.request(path, { cookie })).text.includes(slug)]).toEqual([path, false]);
  });

  test('charges no coins for its items and creates no notification of its achievements', async () => {
    const { db } = server.deps.database;
    const before = [await db.$count(ledgerEntries), await coinsOf(strangerId)];
    const notices = await db.$count(notifications, eq(notifications.accountId, strangerId));
    const cookie = `${stranger}; ${opened}`;
    const bought = await server.request(`/v1/private/user/arcade/game/inventory/${slug}/purchase/red-comet`, {
      method: 'POST',
      cookie,
      body: { count: 1 },
      headers: { 'idempotency-key': '7d1b2c3e-0000-4000-8000-000000000001' },
    });
    expect([bought.status, bought.text]).toEqual([200, expect.stringContaining('red-comet')]);
    expect([await db.$count(ledgerEntries), await coinsOf(strangerId)]).toEqual(before);
    const owned = await server.request(`/v1/private/user/arcade/game/inventory/${slug}/get`, { cookie });
    expect(owned.text).toContain('red-comet');
    const unlocked = await server.request(`/v1/public/arcade/gp/game/${slug}/achievements/ace/unlock`, {
      method: 'POST',
      cookie,
    });
    expect(unlocked.text).toContain('"unlocked":true');
    expect(await db.$count(notifications, eq(notifications.accountId, strangerId))).toBe(notices);
  });

  test('gets a new link, and the old one stops working', async () => {
    const next = linkIn(await run({ command: 'draft renew', options: { game: 'moon-golf' } }));
    expect(slugOf(next)).not.toBe(slug);
    expect((await details(slug, opened)).status).toBe(404);
    expect((await details(slug, member)).status).toBe(404);
    expect((await details(slugOf(next), member)).status).toBe(200);
    const file = { host: `${slugOf(next)}.play.holocade.localhost:9200` };
    expect((await server.request('/1.0.0/index.html', file)).status).toBe(200);
  });

  test('is released as the first version of its game, and leaves nothing behind', async () => {
    const { db } = server.deps.database;
    await publish(built({ 'b.js': 'b' }, golf('moon-golf')), { draft: true });
    const text = await run({ command: 'release', options: { game: 'moon-golf' } });
    expect(text).toContain('New: moon-golf 1.0.0 is published');
    const released = (await details('moon-golf', member)).json() as Details;
    expect(released.data.game).toMatchObject({ version: '1.0.0', title: 'moon-golf' });
    expect(released.data.game.draft).toBeUndefined();
    expect(await db.$count(games, eq(games.draftFor, 'moon-golf'))).toBe(0);
    expect(readdirSync(join(data, 'published/builds')).filter((name) => name.startsWith('draft-'))).toEqual([]);
    expect(readdirSync(join(data, 'published/drafts'))).toEqual([]);
    await expect(run({ command: 'release', options: { game: 'moon-golf' } })).rejects.toThrow('has no draft');
  });

  test('starts with the facts of its public game, is linked for members only, and does not change the game', async () => {
    const before = (await details('moon-golf')).text;
    const next = slugOf(linkIn(await publish(built({ 'c.js': 'c' }, false), { game: 'moon-golf', draft: true })));
    expect((await details('moon-golf')).text).toBe(before);
    expect(((await details('moon-golf', member)).json() as Details).data.game.draft).toBe(next);
    expect(((await details('moon-golf', stranger)).json() as Details).data.game.draft).toBeUndefined();
    const board = await server.request(`/v1/public/arcade/gp/game/${next}/leaderboards`, { cookie: member });
    expect(board.text).toContain('Best round');
    await run({ command: 'draft remove', options: { game: 'moon-golf' } });
    expect((await details(next, member)).status).toBe(404);
    expect(existsSync(join(data, 'published/builds', next))).toBe(false);
    expect(await server.deps.database.db.$count(builds)).toBeGreaterThan(0);
  });
});
