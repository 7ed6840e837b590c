import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildList,
  buildSwitch,
  developerGames,
  publicationStart,
  publicationState,
} from '../../../../src/contract/publishing.contract';
import {
  developerAudit,
  developerPublications,
  developerUploads,
} from '../../../../server/platform/database/schema/console';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, createUpload, gameZip, runJob, tus, upload } from './upload-fixture';

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
const start = (id: string, options: object = {}, authorization = token, developer = 'moon-lab') =>
  server.request(consolePath(developer, 'publications'), { body: { upload: id, ...options }, ...by(authorization) });
const stateOf = (id: string, authorization = token, developer = 'moon-lab') =>
  server.request(consolePath(developer, `publication/${id}`), by(authorization));

/** Uploads a build, starts its publication and runs the job. Returns the ended publication. */
async function publish(file: Buffer, options: object = {}, authorization = token, developer = 'moon-lab') {
  const started = await start(await upload(server, developer, authorization, file), options, authorization, developer);
  const { id, state } = dataOf(publicationStart, started);
  expect(state).toBe('waiting');
  await runJob(server);
  return dataOf(publicationState, await stateOf(id, authorization, developer));
}

const game = (slug: string) => ({ ...facts, slug, title: slug });

describe('publicationStart', () => {
  test('publishes an upload with the checks of the command line, and deletes the upload', async () => {
    const done = await publish(gameZip(game('moon-golf')), { version: '2.0.0' });
    expect(done).toEqual({
      id: done.id,
      state: 'published',
      error: null,
      result: {
        game: 'moon-golf',
        version: '2.0.0',
        status: 'published',
        files: 1,
        check: 'Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.',
        page: 'http://holocade.localhost:9200/arcade/games/moon-golf',
        build: 'http://moon-golf.play.holocade.localhost:9200/2.0.0/index.html',
      },
    });
    const { db } = server.deps.database;
    expect(await db.$count(developerUploads)).toBe(0);
    for await (const { key } of server.deps.blobs.list('uploads')) expect(key).toBe('no file is left');
    const entries = await db.select().from(developerAudit).where(eq(developerAudit.event, 'build.publish'));
    expect(entries.map(({ text, tokenName, accountId }) => ({ text, tokenName, accountId }))).toEqual([
      { text: 'Published version 2.0.0 of “moon-golf”.', tokenName: 'Token of moon-lab', accountId: null },
    ]);
  });

  test('refuses an incomplete upload, an unknown one, and a false version', async () => {
    const path = await createUpload(server, 'moon-lab', token, 10);
    expect((await start(path.split('/').at(-1) ?? '')).status).toBe(409);
    expect((await start(randomUUID())).status).toBe(404);
    const whole = await upload(server, 'moon-lab', token, gameZip(game('moon-two')));
    const refused = await start(whole, { version: 'newest' });
    expect([refused.status, refused.envelope().status.message]).toEqual([
      422,
      'Use a version like 1.2.0, or major, minor or patch.',
    ]);
  });

  test('keeps an upload that is being published', async () => {
    const id = await upload(server, 'moon-lab', token, gameZip(game('kept')));
    await start(id);
    const refused = await tus(server, consolePath('moon-lab', `uploads/${id}`), { method: 'DELETE', token });
    expect([refused.status, refused.envelope().status.message]).toEqual([409, 'This upload is being published.']);
    await runJob(server);
  });

  test('returns the same publication for a repeated start, also after its end', async () => {
    const id = await upload(server, 'moon-lab', token, gameZip(game('moon-repeat')));
    const [one, other] = await Promise.all([start(id), start(id)]);
    const first = dataOf(publicationStart, one);
    expect(dataOf(publicationStart, other).id).toBe(first.id);
    await runJob(server);
    expect(dataOf(publicationStart, await start(id))).toMatchObject({ id: first.id, state: 'published' });
  });

  test('refuses a file that is not an archive, with the reason', async () => {
    expect(await publish(Buffer.from('not a zip archive at all'))).toMatchObject({
      state: 'refused',
      error: expect.stringMatching(/^The archive cannot be read as a zip file/),
      result: null,
    });
  });

  test('publishes the builds of two members one after the other, and names the reason of a refusal', async () => {
    const together = async (contents: readonly string[]) => {
      const files = contents.map((more) => gameZip(game('moon-race'), more));
      const ids = await Promise.all(files.map((file) => upload(server, 'moon-lab', token, file)));
      const started = await Promise.all(ids.map((id) => start(id)));
      await runJob(server);
      const states = await Promise.all(
        started.map(async (one) => dataOf(publicationState, await stateOf(dataOf(publicationStart, one).id))),
      );
      return states.map(({ error, result }) => error ?? result?.version).sort();
    };
    expect(await together([' a', ' b'])).toEqual(['1.0.0', '1.0.1']);
    expect(await together([' c', ' c'])).toEqual(['1.0.2', 'This build is identical to version 1.0.2.']);
  });

  test('T61: refuses a game of another developer, also one that is only a draft', async () => {
    const other = await addDeveloper(server, 'sun-lab');
    expect(await publish(gameZip(game('sun-draft')), { draft: true }, other.token, 'sun-lab')).toMatchObject({
      state: 'published',
      result: { status: 'draft' },
    });
    for (const [slug, owner] of [
      ['lantern-drift', 'paper-moon'],
      ['sun-draft', 'sun-lab'],
    ] as const)
      for (const draft of [true, false])
        expect((await publish(gameZip(game(slug)), { draft })).error).toBe(
          `“${slug}” belongs to the developer “${owner}” rather than “moon-lab”.`,
        );
  });

  test('T61: by a token of one game publishes no other one', async () => {
    const { token: only } = await addDeveloper(server, 'moon-lab', { game: 'moon-only' });
    expect(await publish(gameZip(game('moon-only')), {}, only)).toMatchObject({ state: 'published' });
    expect((await publish(gameZip(game('moon-stolen')), {}, only)).error).toBe(
      'game.json describes “moon-stolen” rather than “moon-only”.',
    );
    const id = await upload(server, 'moon-lab', only, gameZip(game('moon-stolen')));
    expect((await start(id, { game: 'moon-stolen' }, only)).status).toBe(403);
    const { id: foreign } = dataOf(publicationStart, await start(id));
    expect((await stateOf(foreign, only)).status).toBe(404);
    await runJob(server);
  });

  test('of a killed server is refused after ten minutes, not before', async () => {
    const id = await upload(server, 'moon-lab', token, gameZip(game('moon-killed')));
    const { id: publication } = dataOf(publicationStart, await start(id));
    await server.deps.database.db
      .update(developerPublications)
      .set({ state: 'running', startedAt: clock.now() })
      .where(eq(developerPublications.id, publication));
    clock.advance(9 * 60_000);
    await runJob(server);
    expect(dataOf(publicationState, await stateOf(publication)).state).toBe('running');
    clock.advance(2 * 60_000);
    await runJob(server);
    expect(dataOf(publicationState, await stateOf(publication))).toMatchObject({
      state: 'refused',
      error: 'The server was stopped during this publication. Publish the build again if its game does not have it.',
    });
    expect((await start(id)).status).toBe(200);
  });

  test('T61: does not reveal a publication, an upload or a game to another developer', async () => {
    const other = await addDeveloper(server, 'star-lab');
    const done = await publish(gameZip(game('moon-secret')));
    const id = await upload(server, 'moon-lab', token, gameZip(game('moon-secret')));
    expect((await stateOf(done.id, other.token, 'star-lab')).status).toBe(404);
    expect((await stateOf(done.id, other.token)).status).toBe(404);
    expect((await start(id, {}, other.token, 'star-lab')).status).toBe(404);
    expect((await start(id, {}, other.token)).status).toBe(404);
    const paths = ['games', 'game/moon-secret/builds'].map((path) => consolePath('moon-lab', path));
    for (const path of [...paths, consolePath('star-lab', 'game/moon-secret/builds')])
      expect((await server.request(path, by(other.token))).status).toBe(404);
    const path = consolePath('star-lab', 'game/moon-secret/build/1.0.0');
    const request = { method: 'PUT', body: { active: false }, ...by(other.token) };
    expect((await server.request(path, request)).status).toBe(404);
  });
});

describe('builds of a developer', () => {
  const list = async () =>
    dataOf(buildList, await server.request(consolePath('moon-lab', 'game/moon-builds/builds'), by(token))).builds;
  const put = (version: string, active: boolean, options: object = by(token)) =>
    server.request(consolePath('moon-lab', `game/moon-builds/build/${version}`), {
      method: 'PUT',
      body: { active },
      ...options,
    });

  test('are listed and switched, with an entry in the audit log', async () => {
    await publish(gameZip(game('moon-builds'), ' one'));
    await publish(gameZip(game('moon-builds'), ' two'));
    expect((await list()).map(({ version, state }) => [version, state])).toEqual([
      ['1.0.1', 'opens'],
      ['1.0.0', 'active'],
    ]);
    expect((await list())[0]?.bytes).toBeGreaterThan(0);
    const done = await put('1.0.1', false);
    expect(dataOf(buildSwitch, done)).toBe(null);
    expect(done.envelope().status.message).toBe(
      'Version 1.0.1 of “moon-builds” is inactive. Version 1.0.0 now opens by default.',
    );
    expect((await list()).map(({ state }) => state)).toEqual(['inactive', 'opens']);
    expect((await put('1.0.1', false)).status).toBe(409);
    expect((await put('7.0.0', false)).status).toBe(404);
    const { db } = server.deps.database;
    const [entry] = await db.select().from(developerAudit).where(eq(developerAudit.event, 'build.deactivate'));
    expect(entry?.developerId).toBe(developerId);
  });

  test('are switched by publishers only', async () => {
    const analyst = await addMember(server, developerId, 'ana', 'analyst');
    const publisher = await addMember(server, developerId, 'pub', 'publisher');
    expect((await put('1.0.1', true, { cookie: analyst.cookie })).status).toBe(403);
    expect((await put('1.0.1', true, { cookie: publisher.cookie })).status).toBe(200);
    expect((await put('1.0.1', true, { headers: {} })).status).toBe(401);
  });

  test('developerGames lists games and drafts by title, and only its game for a token of one game', async () => {
    await publish(gameZip(game('moon-builds'), ' three'), { draft: true });
    await publish(gameZip(game('moon-fresh')), { draft: true });
    const read = async (authorization: string) =>
      dataOf(developerGames, await server.request(consolePath('moon-lab', 'games'), by(authorization))).games;
    const games = await read(token);
    const found = (slug: string) => games.find((one) => one.slug === slug);
    expect(found('moon-builds')).toMatchObject({ state: 'published', opens: '1.0.1', draft: { version: '1.0.2' } });
    expect(found('moon-fresh')).toMatchObject({ state: 'new', opens: null, draft: { version: '1.0.0' } });
    expect(found('moon-fresh')?.draft?.page).toContain('/arcade/games/draft-');
    expect(games.map(({ title }) => title)).toEqual(games.map(({ title }) => title).sort());
    const { token: only } = await addDeveloper(server, 'moon-lab', { game: 'moon-fresh' });
    expect((await read(only)).map(({ slug }) => slug)).toEqual(['moon-fresh']);
    const path = consolePath('moon-lab', 'game/moon-fresh/builds');
    expect(dataOf(buildList, await server.request(path, by(token))).builds).toEqual([]);
  });
});
