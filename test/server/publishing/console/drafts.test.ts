import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildList,
  developerGames,
  draftChange,
  publicationStart,
  publicationState,
} from '../../../../src/contract/publishing.contract';
import { developerAudit, developerPublications } from '../../../../server/platform/database/schema/console';
import { games } from '../../../../server/platform/database/schema/games';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, gameZip, runJob, upload } from './upload-fixture';

const clock = new FakeServerClock();
let server: TestServer;
let token = '';
let developerId = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ id: developerId, token } = await addDeveloper(server, 'moon-lab'));
});
afterAll(() => server.close());

const by = (authorization: string) => ({ headers: { authorization, origin: undefined } });

/** Publishes a build, by default as a draft. */
async function publish(
  slug: string,
  more = '',
  { draft = true, developer = 'moon-lab', authorization = token } = {},
): Promise<void> {
  const file = gameZip({ ...facts, slug, title: slug }, more);
  const id = await upload(server, developer, authorization, file);
  const body = { upload: id, draft };
  const started = await server.request(consolePath(developer, 'publications'), { body, ...by(authorization) });
  const { id: publication } = dataOf(publicationStart, started);
  await runJob(server);
  expect((await ended(publication, developer, authorization)).state).toBe('published');
}

const ended = async (id: string, developer = 'moon-lab', authorization = token) =>
  dataOf(publicationState, await server.request(consolePath(developer, `publication/${id}`), by(authorization)));
const change = (game: string, body: object, options: object = by(token), developer = 'moon-lab') =>
  server.request(consolePath(developer, `game/${game}/draft`), { method: 'POST', body, ...options });
/** Runs a change to its end. */
async function run(game: string, body: object) {
  const { id } = dataOf(draftChange, await change(game, body));
  await runJob(server);
  return ended(id);
}
const gameOf = async (slug: string) =>
  dataOf(developerGames, await server.request(consolePath('moon-lab', 'games'), by(token))).games.find(
    (one) => one.slug === slug,
  );
const auditOf = async (event: string) =>
  server.deps.database.db
    .select({ text: developerAudit.text, tokenName: developerAudit.tokenName })
    .from(developerAudit)
    .where(and(eq(developerAudit.event, event), eq(developerAudit.developerId, developerId)));

describe('draftChange', () => {
  test('publishes the draft of a new game as it was checked, and deletes the draft', async () => {
    await publish('moon-first');
    const draft = (await gameOf('moon-first'))?.draft;
    expect(await run('moon-first', { action: 'release', version: '2.0.0', build: '1.0.0' })).toMatchObject({
      state: 'published',
      result: { game: 'moon-first', version: '2.0.0', status: 'published', files: 1 },
    });
    expect(await gameOf('moon-first')).toMatchObject({ state: 'published', opens: '2.0.0', draft: null });
    expect((await server.request(`/v1/public/arcade/game/${draft?.slug ?? ''}/details`)).status).toBe(404);
    expect((await change('moon-first', { action: 'release' })).status).toBe(404);
    expect(await auditOf('draft.release')).toEqual([
      { text: 'Released the draft of “moon-first” as version 2.0.0.', tokenName: 'Token of moon-lab' },
    ]);
  });

  test('publishes the newest build of a draft as the next version of its game', async () => {
    await publish('moon-next', ' one', { draft: false });
    await publish('moon-next', ' two');
    await publish('moon-next', ' three');
    expect(await run('moon-next', { action: 'release' })).toMatchObject({ result: { version: '1.0.1' } });
    const list = await server.request(consolePath('moon-lab', 'game/moon-next/builds'), by(token));
    expect(dataOf(buildList, list).builds.map(({ version }) => version)).toEqual(['1.0.1', '1.0.0']);
  });

  test('refuses a build that the member has not seen, and one without a difference; the draft stays', async () => {
    await publish('moon-seen', ' one', { draft: false });
    await publish('moon-seen', ' one');
    const version = (await gameOf('moon-seen'))?.draft?.version;
    expect(await run('moon-seen', { action: 'release', build: version })).toMatchObject({
      state: 'refused',
      error: 'This build is identical to version 1.0.0.',
      result: null,
    });
    await publish('moon-seen', ' two');
    expect((await run('moon-seen', { action: 'release', build: version })).error).toMatch(
      /^The draft of “moon-seen” now has the build .*\. Look at this build before you release the draft\.$/,
    );
    expect((await gameOf('moon-seen'))?.draft?.version).not.toBe(version);
    expect((await change('moon-seen', { action: 'release', version: 'newest' })).envelope().status.message).toBe(
      'Use a version like 1.2.0, or major, minor or patch.',
    );
  });

  test('gives a draft another private link, and deletes it', async () => {
    await publish('moon-link');
    const before = (await gameOf('moon-link'))?.draft;
    expect(await run('moon-link', { action: 'renew' })).toMatchObject({ state: 'published', result: null });
    const after = (await gameOf('moon-link'))?.draft;
    expect([after?.version, after?.page === before?.page]).toEqual([before?.version, false]);
    expect((await server.request(`/v1/public/arcade/game/${before?.slug ?? ''}/details`)).status).toBe(404);
    expect(await run('moon-link', { action: 'remove' })).toMatchObject({ state: 'published', result: null });
    expect(await gameOf('moon-link')).toBeUndefined();
    const texts = [...(await auditOf('draft.renew')), ...(await auditOf('draft.remove'))].map(({ text }) => text);
    expect(texts).toEqual([
      'Renewed the private link of the draft of “moon-link”.',
      'Deleted the draft of “moon-link”.',
    ]);
  });

  test('runs once for two members who press at once, and refuses another change meanwhile', async () => {
    await publish('moon-twice');
    const [one, other] = await Promise.all([1, 2].map(() => change('moon-twice', { action: 'release' })));
    const first = dataOf(draftChange, one ?? expect.fail('No answer.'));
    expect(dataOf(draftChange, other ?? expect.fail('No answer.')).id).toBe(first.id);
    expect((await gameOf('moon-twice'))?.draft?.change).toEqual({ id: first.id, action: 'release' });
    const refused = await change('moon-twice', { action: 'remove' });
    expect([refused.status, refused.envelope().status.message]).toEqual([
      409,
      'This draft is being released. Wait until it has ended.',
    ]);
    await runJob(server);
    expect((await ended(first.id)).result?.version).toBe('1.0.0');
  });

  test('T61: of another developer or by a token of another game is refused', async () => {
    const { token: only } = await addDeveloper(server, 'moon-lab', { game: 'moon-other' });
    const { token: foreign } = await addDeveloper(server, 'sun-lab');
    await publish('moon-own');
    expect((await change('moon-own', { action: 'remove' }, by(only))).status).toBe(403);
    expect((await change('moon-own', { action: 'remove' }, by(foreign))).status).toBe(404);
    expect((await change('moon-own', { action: 'remove' }, by(foreign), 'sun-lab')).status).toBe(404);
    const analyst = await addMember(server, developerId, 'draft-ana', 'analyst');
    expect((await change('moon-own', { action: 'release' }, { cookie: analyst.cookie })).status).toBe(403);
    const publisher = await addMember(server, developerId, 'draft-pub', 'publisher');
    expect((await change('moon-own', { action: 'release' }, { cookie: publisher.cookie })).status).toBe(200);
    await runJob(server);
  });

  test('T61: never reaches the draft that another developer has created under the same slug meanwhile', async () => {
    const other = await addDeveloper(server, 'star-lab');
    await publish('moon-moved');
    const { id } = dataOf(draftChange, await change('moon-moved', { action: 'release' }));
    await server.deps.database.db.update(games).set({ developerId: other.id }).where(eq(games.draftFor, 'moon-moved'));
    await runJob(server);
    expect(await ended(id)).toMatchObject({ state: 'refused', error: '“moon-moved” has no draft.' });
    const row = eq(games.draftFor, 'moon-moved');
    expect(await server.deps.database.db.$count(games, row)).toBe(1);
  });

  test('of a killed server ends after ten minutes with a sentence', async () => {
    await publish('moon-killed');
    const { id } = dataOf(draftChange, await change('moon-killed', { action: 'renew' }));
    await server.deps.database.db
      .update(developerPublications)
      .set({ state: 'running', startedAt: clock.now() })
      .where(eq(developerPublications.id, id));
    clock.advance(11 * 60_000);
    await runJob(server);
    expect((await ended(id)).error).toBe(
      'The server was stopped during this change. Look at the builds of the game, and repeat the change if necessary.',
    );
    expect(await run('moon-killed', { action: 'remove' })).toMatchObject({ state: 'published' });
  });
});
