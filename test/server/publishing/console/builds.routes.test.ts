import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildComparison } from '../../../../src/contract/comparison.contract';
import { gameDetails } from '../../../../src/contract/games.contract';
import {
  buildList,
  developerGames,
  draftChange,
  publicationStart,
  publicationState,
} from '../../../../src/contract/publishing.contract';
import { builds } from '../../../../server/platform/database/schema/builds';
import { developerAudit } from '../../../../server/platform/database/schema/console';
import { games } from '../../../../server/platform/database/schema/games';
import { gameStatistics } from '../../../../server/platform/database/schema/statistics';
import { facts, page } from '../builds/built-game';
import { zipBytes } from '../builds/zip-bytes';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, createUpload, runJob, tus, upload } from './upload-fixture';

let server: TestServer;
let token = '';
let developerId = 0;
beforeAll(async () => {
  server = await startTestServer({
    environment: { HOLOCADE_DATA: temporaryFolder(), HOLOCADE_DEVELOPER_MAX_GIB: '1' },
  });
  ({ id: developerId, token } = await addDeveloper(server, 'moon-lab'));
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const by = (authorization = token) => ({ headers: { authorization, origin: undefined } });

async function publish(slug: string, files: Readonly<Record<string, string>> = {}, more: object = {}) {
  const game = { name: 'game.json', content: JSON.stringify({ ...facts, slug }) };
  const others = Object.entries(files).map(([name, content]) => ({ name, content }));
  const file = zipBytes([{ name: 'index.html', content: page }, ...others, game]);
  const body = { upload: await upload(server, 'moon-lab', token, file), ...more };
  const started = await server.request(consolePath('moon-lab', 'publications'), { body, ...by() });
  await runJob(server);
  const { id } = dataOf(publicationStart, started);
  return dataOf(publicationState, await server.request(consolePath('moon-lab', `publication/${id}`), by()));
}
const list = async (game: string) =>
  dataOf(buildList, await server.request(consolePath('moon-lab', `game/${game}/builds`), by()));
const setNotes = (game: string, version: string, notes: string, options: object = by()) =>
  server.request(consolePath('moon-lab', `game/${game}/build/${version}/notes`), {
    method: 'PUT',
    body: { notes },
    ...options,
  });
const shownNotes = async (slug: string) =>
  dataOf(gameDetails, await server.request(`/v1/public/arcade/game/${slug}/details`)).game.notes;

test('the versions of a draft continue those of its game', async () => {
  await publish('moon-next', {}, { version: '1.1.0' });
  const first = await publish('moon-next', { 'b.js': 'b' }, { draft: true });
  const second = await publish('moon-next', { 'c.js': 'c' }, { draft: true, version: 'minor' });
  expect([first, second].map(({ result }) => result?.version)).toEqual(['1.1.1', '1.2.0']);
  const { games: shown } = dataOf(developerGames, await server.request(consolePath('moon-lab', 'games'), by()));
  expect(shown[0]).toMatchObject({ slug: 'moon-next', opens: '1.1.0', draft: { version: '1.2.0' } });
});

describe('release notes', () => {
  test('of uploads are shown on the game’s page, sanitised and newest first; an inactive build has none there', async () => {
    await publish('moon-notes', {}, { notes: '# First\n\n<script>alert(1)</script>' });
    await publish('moon-notes', { 'b.js': 'b' });
    await publish('moon-notes', { 'c.js': 'c' }, { notes: '**Third**' });
    const shown = (await shownNotes('moon-notes')) ?? [];
    expect(shown.map(({ version }) => version)).toEqual(['1.0.2', '1.0.0']);
    expect(shown[0]?.html.trim()).toBe('<p><strong>Third</strong></p>');
    // Ids could be those of the description.
    expect(shown[1]?.html).toMatch(/^<h2>First<\/h2>\n<p>&lt;script&gt;/);
    expect((await list('moon-notes')).builds.map(({ notes }) => notes)).toEqual([
      '**Third**',
      null,
      '# First\n\n<script>alert(1)</script>',
    ]);
    const path = consolePath('moon-lab', 'game/moon-notes/build/1.0.2');
    await server.request(path, { method: 'PUT', body: { active: false }, ...by() });
    expect((await shownNotes('moon-notes'))?.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  test('are changed and removed later, with an audit entry, and only by those who may publish', async () => {
    await publish('moon-later');
    expect(await shownNotes('moon-later')).toBeUndefined();
    const analyst = await addMember(server, developerId, 'notes-ana', 'analyst');
    expect((await setNotes('moon-later', '1.0.0', 'No', { cookie: analyst.cookie })).status).toBe(403);
    expect((await setNotes('moon-later', '9.0.0', 'No')).status).toBe(404);
    expect((await setNotes('moon-later', '1.0.0', 'x'.repeat(4001))).status).toBe(422);
    for (const notes of ['A new hole.', 'A new hole.', ' '])
      expect((await setNotes('moon-later', '1.0.0', notes)).status).toBe(200);
    expect(await shownNotes('moon-later')).toBeUndefined();
    const rows = await server.deps.database.db
      .select({ text: developerAudit.text })
      .from(developerAudit)
      .where(eq(developerAudit.event, 'build.notes'));
    expect(rows.map(({ text }) => text).toSorted()).toEqual([
      'Changed the release notes of version 1.0.0 of “moon-later”.',
      'Removed the release notes of version 1.0.0 of “moon-later”.',
    ]);
  });

  test('of a draft and its stored sizes are those of its release', async () => {
    await publish('moon-carry', { 'a.js': 'a' }, { draft: true, notes: 'From the draft.' });
    const path = consolePath('moon-lab', 'game/moon-carry/draft');
    dataOf(draftChange, await server.request(path, { method: 'POST', body: { action: 'release' }, ...by() }));
    await runJob(server);
    expect((await list('moon-carry')).builds).toMatchObject([{ notes: 'From the draft.', bytes: page.length + 1 }]);
    const [row] = await server.deps.database.db
      .select({ packed: builds.packedBytes })
      .from(builds)
      .innerJoin(games, eq(games.id, builds.gameId))
      .where(eq(games.slug, 'moon-carry'));
    expect(row?.packed).toBeGreaterThan(0);
  });

  test('of a repeated start with other notes are refused', async () => {
    const id = await upload(server, 'moon-lab', token, zipBytes([{ name: 'index.html', content: page }]));
    const start = (notes: string) =>
      server.request(consolePath('moon-lab', 'publications'), { body: { upload: id, notes }, ...by() });
    const [one, same, other] = [await start('A'), await start('A'), await start('B')];
    expect([one.status, same.status, other.status]).toEqual([200, 200, 409]);
    await runJob(server);
  });
});

describe('buildList', () => {
  test('reads stored sizes, and lists no files', async () => {
    await publish('moon-sizes', { 'a.js': 'abc' });
    const listed = vi.spyOn(server.deps.blobs, 'list');
    expect((await list('moon-sizes')).builds).toMatchObject([{ version: '1.0.0', bytes: page.length + 3 }]);
    expect(listed).not.toHaveBeenCalled();
  });
});

describe('the storage of a developer', () => {
  const GIB = 1024 ** 3;
  const LEFT = 1000;
  /** Uses all storage except some bytes. */
  async function fill(): Promise<void> {
    const { used, limit } = (await list('moon-sizes')).storage;
    const [row] = (await list('moon-sizes')).builds;
    const bytes = (row?.bytes ?? 0) + limit - used - LEFT;
    const [game = expect.fail('The game is not stored.')] = await server.deps.database.db
      .select({ id: games.id })
      .from(games)
      .where(eq(games.slug, 'moon-sizes'));
    await server.deps.database.db.update(builds).set({ bytes }).where(eq(builds.gameId, game.id));
  }

  test('T78: counts builds, drafts and open uploads, and refuses an upload before its first byte', async () => {
    await fill();
    expect((await list('moon-sizes')).storage).toEqual({ used: GIB - LEFT, limit: GIB });
    const path = await createUpload(server, 'moon-lab', token, 600);
    expect((await list('moon-sizes')).storage.used).toBe(GIB - LEFT + 600);
    const headers = { 'upload-length': '600' };
    const refused = await tus(server, consolePath('moon-lab', 'uploads'), { method: 'POST', token, headers });
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      'This build needs less than 0.1 GiB, and your developer uses 1 of 1 GiB. Delete a draft, or ask the operator of the portal for more storage.',
    ]);
    await tus(server, path, { method: 'DELETE', token });
    expect((await list('moon-sizes')).storage.used).toBe(GIB - LEFT);
  });

  test('T78: refuses an archive whose unpacked files do not fit', async () => {
    await fill();
    const ended = await publish('moon-large', { 'zeros.txt': '0'.repeat(5000) });
    expect([ended.state, ended.error]).toEqual([
      'refused',
      expect.stringMatching(/^This build needs less than 0\.1 GiB/),
    ]);
    const other = await addDeveloper(server, 'sun-lab');
    expect(await createUpload(server, 'sun-lab', other.token, 5000)).toMatch(/uploads/);
  });
});

describe('buildComparison', () => {
  const compare = (query: string, options: object = by(), developer = 'moon-lab') =>
    server.request(consolePath(developer, `game/moon-two/comparison${query}`), options);

  test('compares files, sizes, checks and plays from stored figures', async () => {
    const { db } = server.deps.database;
    await db.update(builds).set({ bytes: 0 });
    await publish('moon-two', { 'a.js': 'aaaa', 'old.js': 'o' });
    await publish('moon-two', { 'a.js': 'bbbb', 'new.js': 'nn' });
    const [game = expect.fail('The game is not stored.')] = await db
      .select()
      .from(games)
      .where(eq(games.slug, 'moon-two'));
    const report = { firstFrameMs: 800, framesPerSecond: 59.5, scriptErrors: ['a', 'b'] };
    await db
      .update(builds)
      .set({ checkReport: report as unknown as (typeof builds.$inferInsert)['checkReport'] })
      .where(eq(builds.gameId, game.id));
    const row = { gameId: game.id, build: '1.0.0', plays: 3, sessions: 2, seconds: 50 };
    await db.insert(gameStatistics).values([
      { ...row, device: 'all', day: '2026-01-01' },
      { ...row, device: 'all', day: '2026-01-02' },
      { ...row, device: 'mobile', day: '2026-01-02' },
    ]);
    const { cookie } = await addMember(server, developerId, 'two-ana', 'analyst');
    const listed = vi.spyOn(server.deps.blobs, 'list');
    const found = dataOf(buildComparison, await compare('?a=1.0.0&b=1.0.1', { cookie }));
    expect(listed).not.toHaveBeenCalled();
    expect(found).toMatchObject({
      ...{ versions: ['1.0.1', '1.0.0'], title: facts.title },
      a: {
        ...{ version: '1.0.0', bytes: page.length + 5, files: 3 },
        check: { firstFrameMs: 800, framesPerSecond: 59.5, errors: 2 },
        played: { plays: 6, sessions: 4, seconds: 100 },
      },
      b: { version: '1.0.1', played: { plays: 0, sessions: 0, seconds: 0 } },
      differences: {
        counts: { added: 1, removed: 1, changed: 1, same: 1 },
        files: [
          { path: 'a.js', change: 'changed', before: 4, after: 4 },
          { path: 'new.js', change: 'added', before: null, after: 2 },
          { path: 'old.js', change: 'removed', before: 1, after: null },
        ],
      },
    });
    expect(found.a.packedBytes).toBeGreaterThan(0);
    expect(dataOf(buildComparison, await compare('', { cookie }))).toEqual(found);
  });

  test('has no plays for members and tokens that may not read statistics, and 404 for other builds', async () => {
    const { cookie } = await addMember(server, developerId, 'two-sup', 'support');
    for (const options of [{ cookie }, by()]) {
      const { a, b } = dataOf(buildComparison, await compare('?a=1.0.1&b=1.0.0', options));
      expect([a.version, a.played, b.played]).toEqual(['1.0.1', null, null]);
    }
    expect((await compare('?a=1.0.0&b=7.0.0')).status).toBe(404);
    const { token: foreign } = await addDeveloper(server, 'star-lab');
    expect((await compare('?a=1.0.0&b=1.0.1', by(foreign), 'star-lab')).status).toBe(404);
  });
});
