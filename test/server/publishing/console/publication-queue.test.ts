import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  draftChange,
  draftSchedule,
  publicationStart,
  publicationState,
} from '../../../../src/contract/publishing.contract';
import { developerPublications, developerReleases } from '../../../../server/platform/database/schema/console';
import { runPublications } from '../../../../server/publishing/console/run-publications';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, consolePath, gameZip, runJob, upload } from './upload-fixture';

const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

/** Lets all scheduled releases be due in a number of seconds by the database's clock. */
const setDue = (seconds: number) =>
  server.deps.database.db
    .update(developerReleases)
    .set({ releaseAt: sql`clock_timestamp() + make_interval(secs => ${seconds})` });

/** Adds a developer whose access token sends requests. */
async function lab(slug: string) {
  const { id: developerId, token } = await addDeveloper(server, slug);
  const by = { headers: { authorization: token, origin: undefined } };
  const send = (path: string, method: 'POST' | 'PUT', body: object) =>
    server.request(consolePath(slug, path), { method, body, ...by });
  const prepare = (game: string) => upload(server, slug, token, gameZip({ ...facts, slug: game, title: game }));
  const start = (id: string, options: object = {}) => send('publications', 'POST', { upload: id, ...options });
  const publish = async (game: string, options: object = {}) => {
    const { id } = dataOf(publicationStart, await start(await prepare(game), options));
    clock.advance(1000);
    return id;
  };
  return {
    ...{ developerId, prepare, start, publish },
    draft: async (game: string) => {
      await publish(game, { draft: true });
      await runJob(server);
    },
    change: (game: string, body: object) => send(`game/${game}/draft`, 'POST', body),
    plan: async (game: string) => {
      const at = new Date(clock.now().getTime() + 86_400_000).toISOString();
      dataOf(draftSchedule, await send(`game/${game}/draft/release`, 'PUT', { at }));
      await setDue(86_400);
    },
    state: async (id: string) =>
      dataOf(publicationState, await server.request(consolePath(slug, `publication/${id}`), by)),
  };
}

const refusalOf = (answer: Awaited<ReturnType<TestServer['request']>>) => [
  answer.status,
  answer.envelope().status.message,
];

describe('a repeated start', () => {
  test('of an upload with another version or as a draft is refused, also after its end', async () => {
    const { prepare, start } = await lab('repeat-lab');
    const id = await prepare('repeat-game');
    const first = dataOf(publicationStart, await start(id, { version: '2.0.0' }));
    expect(dataOf(publicationStart, await start(id, { version: '2.0.0' })).id).toBe(first.id);
    const other = [
      409,
      'This upload was started with another game, version, draft option or other release notes. Upload the build again.',
    ];
    for (const options of [{}, { version: '3.0.0' }, { version: '2.0.0', draft: true }])
      expect(refusalOf(await start(id, options))).toEqual(other);
    await runJob(server);
    expect(refusalOf(await start(id))).toEqual(other);
    expect(dataOf(publicationStart, await start(id, { version: '2.0.0' })).state).toBe('published');
  });

  test('of a release with another version or build is refused', async () => {
    const { draft, change, state } = await lab('release-lab');
    await draft('release-game');
    const release = { action: 'release', version: '2.0.0', build: '1.0.0' };
    const { id } = dataOf(draftChange, await change('release-game', release));
    expect(dataOf(draftChange, await change('release-game', release)).id).toBe(id);
    for (const other of [{ version: '1.0.0' }, { build: '1.1.0' }])
      expect(refusalOf(await change('release-game', { ...release, ...other }))).toEqual([
        409,
        'This draft is being released. Wait until it has ended.',
      ]);
    await runJob(server);
    expect((await state(id)).result?.version).toBe('2.0.0');
  });
});

describe('a scheduled release that is due', () => {
  const releasesOf = async (developerId: number) =>
    (
      await server.deps.database.db
        .select()
        .from(developerPublications)
        .where(eq(developerPublications.developerId, developerId))
    ).filter(({ request }) => request.scheduled);

  test('starts between two publications of a queue', async () => {
    const [planned, busy] = [await lab('due-lab'), await lab('busy-lab')];
    await planned.draft('due-game');
    await planned.plan('due-game');
    const waiting = [await busy.publish('busy-one'), await busy.publish('busy-two')];
    const { blobs } = server.deps;
    const get = blobs.get.bind(blobs);
    const spy = vi.spyOn(blobs, 'get').mockImplementationOnce(async (key) => {
      await setDue(-1);
      return get(key);
    });
    await runJob(server);
    spy.mockRestore();
    for (const id of waiting) expect((await busy.state(id)).state).toBe('published');
    expect(await releasesOf(planned.developerId)).toMatchObject([{ state: 'published' }]);
  });

  test('waits for another change of the draft, and then starts', async () => {
    const { developerId, draft, plan, change, state } = await lab('wait-lab');
    await draft('wait-game');
    await plan('wait-game');
    const { id } = dataOf(draftChange, await change('wait-game', { action: 'renew' }));
    await setDue(-1);
    await runJob(server);
    expect((await state(id)).state).toBe('published');
    expect(await releasesOf(developerId)).toMatchObject([{ state: 'published', request: { game: 'wait-game' } }]);
  });

  test('is not started beside another release of the draft', async () => {
    const { developerId, draft, plan, change, state } = await lab('both-lab');
    await draft('both-game');
    await plan('both-game');
    const { id } = dataOf(draftChange, await change('both-game', { action: 'release' }));
    await setDue(-1);
    await runJob(server);
    expect([(await state(id)).state, await releasesOf(developerId)]).toEqual(['published', []]);
  });
});

describe('the queue of publications', () => {
  test('T61: has at most two of a developer, also started at once', async () => {
    const { draft, prepare, start, change } = await lab('full-lab');
    await draft('full-draft');
    const ids = await Promise.all(['full-one', 'full-two', 'full-three'].map(prepare));
    const answers = await Promise.all(ids.map((id) => start(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const full = [409, 'A developer has at most two open publications. Wait until one has ended.'];
    expect(refusalOf(await change('full-draft', { action: 'renew' }))).toEqual(full);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(refusalOf(answers[refused] ?? expect.fail('No answer.'))).toEqual(full);
    expect((await start(ids[refused === 0 ? 1 : 0] ?? '')).status).toBe(200);
    await runJob(server);
    expect((await start(ids[refused] ?? '')).status).toBe(200);
    await runJob(server);
  });

  test('T61: continues with the developer who was served longest ago', async () => {
    const [first, second] = [await lab('first-lab'), await lab('second-lab')];
    await first.publish('first-before');
    await runJob(server);
    const waiting = [await first.publish('first-a'), await first.publish('first-b'), await second.publish('second-a')];
    const started: string[] = [];
    const { blobs } = server.deps;
    const get = blobs.get.bind(blobs);
    const spy = vi.spyOn(blobs, 'get').mockImplementation(async (key) => {
      clock.advance(1000);
      if (key.startsWith('uploads/')) started.push(key.split('/')[1] ?? '');
      return get(key);
    });
    await runJob(server);
    spy.mockRestore();
    const rows = await server.deps.database.db
      .select()
      .from(developerPublications)
      .where(inArray(developerPublications.uploadId, started));
    const order = started.map((uploadId) => waiting.indexOf(rows.find((row) => row.uploadId === uploadId)?.id ?? ''));
    expect(order).toEqual([2, 0, 1]);
  });
});

describe('a publication whose upload is being joined', () => {
  /** Runs the job, with work before the parts of the upload are read. */
  const runWith = async (work: () => void, signal = new AbortController().signal) => {
    const { blobs } = server.deps;
    const get = blobs.get.bind(blobs);
    const spy = vi.spyOn(blobs, 'get').mockImplementationOnce((key) => {
      work();
      return get(key);
    });
    await runPublications(server.deps, signal);
    spy.mockRestore();
  };

  test('ends after ten minutes with a sentence', async () => {
    const { publish, state } = await lab('slow-lab');
    const id = await publish('slow-game');
    await runWith(() => clock.advance(9 * 60_000));
    expect((await state(id)).state).toBe('published');
    const other = await publish('slower-game');
    await runWith(() => clock.advance(11 * 60_000));
    expect(await state(other)).toMatchObject({
      state: 'refused',
      error:
        'The publication was ended because its upload was not unpacked within ten minutes. Publish it again later.',
    });
  });

  test('waits for the next server if its server stops', async () => {
    const { publish, state } = await lab('stop-lab');
    const id = await publish('stop-game');
    const stop = new AbortController();
    await runWith(() => stop.abort(), stop.signal);
    expect((await state(id)).state).toBe('waiting');
    await runJob(server);
    expect((await state(id)).state).toBe('published');
  });
});
