import { randomBytes, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fc, test as property } from '@fast-check/vitest';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { developerUploads } from '../../../../server/platform/database/schema/console';
import { insertUpload } from '../../../../server/publishing/console/upload.repository';
import { runPublications } from '../../../../server/publishing/console/run-publications';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, createUpload, patch, removeMember, tus, upload } from './upload-fixture';

const MIB = 1024 * 1024;
const clock = new FakeServerClock();
let server: TestServer;
let token = '';
let developerId = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ id: developerId, token } = await addDeveloper(server, 'moon-lab'));
});
afterAll(() => server.close());

const UPLOADS = consolePath('moon-lab', 'uploads');
const offsetOf = async (path: string): Promise<number> =>
  Number((await tus(server, path, { method: 'HEAD', token })).headers['upload-offset']);

/** Joins the stored parts of an upload in the order of their offsets. */
async function storedBytes(path: string): Promise<Buffer> {
  const { blobs } = server.deps;
  const folder = `uploads/${path.split('/').at(-1) ?? ''}`;
  const offsets: number[] = [];
  for await (const { key } of blobs.list(folder)) offsets.push(Number(key.split('/').at(-1)));
  const parts = offsets
    .sort((one, other) => one - other)
    .map(async (offset) => {
      const blob = await blobs.get(`${folder}/${String(offset)}`);
      return blob ? buffer(blob.content) : Buffer.alloc(0);
    });
  return Buffer.concat(await Promise.all(parts));
}

/** Sends the start of a body that announces more bytes, and cuts the connection after `received`. */
async function cutPatch(
  path: string,
  { offset, announced, sent }: { readonly offset: number; readonly announced: number; readonly sent: Buffer },
  received = async (): Promise<void> => undefined,
): Promise<void> {
  const outgoing = httpRequest({
    ...{ host: '127.0.0.1', port: server.port, method: 'PATCH', path, agent: false },
    headers: {
      host: new URL(server.origin).host,
      authorization: token,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(announced),
      'upload-offset': String(offset),
    },
  });
  outgoing.on('error', () => undefined);
  const closed = new Promise((resolve) => outgoing.on('close', resolve));
  await new Promise<void>((resolve) => outgoing.write(sent, () => resolve()));
  await received();
  outgoing.destroy();
  await closed;
}

describe('uploads', () => {
  property.prop([fc.array(fc.nat({ max: 3000 }), { maxLength: 6 }), fc.integer({ min: 1, max: 9000 })], {
    numRuns: 20,
  })(
    'always have all bytes after any cuts, continued from the offset of HEAD',
    async (cuts, size) => {
      const file = randomBytes(size);
      const path = await createUpload(server, 'moon-lab', token, size);
      try {
        for (const cut of cuts) {
          const at = await offsetOf(path);
          if (cut > 0 && at + cut < size)
            await cutPatch(path, { offset: at, announced: size - at, sent: file.subarray(at, at + cut) });
        }
        const complete = async () => {
          const at = await offsetOf(path);
          if (at < size) await patch(server, path, token, at, file.subarray(at));
          return offsetOf(path);
        };
        await expect.poll(complete, { timeout: 20_000 }).toBe(size);
        expect((await storedBytes(path)).equals(file)).toBe(true);
      } finally {
        await tus(server, path, { method: 'DELETE', token });
      }
      expect(await storedBytes(path)).toHaveLength(0);
    },
    60_000,
  );

  test('cuts a large body into parts of about 4 MiB', async () => {
    const file = randomBytes(9 * MIB);
    const path = await createUpload(server, 'moon-lab', token, file.length);
    expect((await patch(server, path, token, 0, file)).headers['upload-offset']).toBe(String(file.length));
    let parts = 0;
    for await (const { size } of server.deps.blobs.list(`uploads/${path.split('/').at(-1) ?? ''}`)) {
      parts += 1;
      expect(size).toBeLessThan(5 * MIB);
    }
    expect(parts).toBe(3);
    expect((await storedBytes(path)).equals(file)).toBe(true);
    await tus(server, path, { method: 'DELETE', token });
  });

  test('keep the bytes received before a cut', async () => {
    const file = randomBytes(7 * MIB);
    const path = await createUpload(server, 'moon-lab', token, file.length);
    const { db } = server.deps.database;
    const isStored = () => expect.poll(() => db.$count(developerUploads, gt(developerUploads.received, 0))).toBe(1);
    const sent = file.subarray(0, 6 * MIB);
    await cutPatch(path, { offset: 0, announced: file.length, sent }, isStored);
    // The rest of the sent bytes is stored when the server notices the cut.
    await expect.poll(() => offsetOf(path), { timeout: 10_000 }).toBe(sent.length);
    expect((await patch(server, path, token, sent.length, file.subarray(sent.length))).status).toBe(204);
    expect((await storedBytes(path)).equals(file)).toBe(true);
    await tus(server, path, { method: 'DELETE', token });
  });

  test('accept one of two writers at the same offset', async () => {
    const [one, other] = [randomBytes(2 * MIB), randomBytes(2 * MIB)];
    const path = await createUpload(server, 'moon-lab', token, 2 * MIB);
    const answers = await Promise.all([patch(server, path, token, 0, one), patch(server, path, token, 0, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const winner = answers[0]?.status === 204 ? one : other;
    expect((await storedBytes(path)).equals(winner)).toBe(true);
    await tus(server, path, { method: 'DELETE', token });
  });

  test('refuse a wrong offset with 409, and more bytes than announced with 413', async () => {
    const path = await createUpload(server, 'moon-lab', token, 10);
    expect((await patch(server, path, token, 3, Buffer.alloc(2))).status).toBe(409);
    expect((await patch(server, path, token, 0, Buffer.alloc(11))).status).toBe(413);
    expect(await offsetOf(path)).toBe(0);
    await tus(server, path, { method: 'DELETE', token });
  });

  test('T61: of 2 GiB and of no bytes are refused', async () => {
    const create = (size: number) =>
      tus(server, UPLOADS, { method: 'POST', token, headers: { 'upload-length': String(size) } });
    const large = await create(2 * 1024 * MIB);
    expect([large.status, large.envelope().status.message]).toEqual([
      413,
      'A build has at most 1024 MiB, and an upload its announced size.',
    ]);
    expect((await create(0)).status).toBe(400);
  });

  test('T61: are at most five for a developer, also created at once', async () => {
    const { id, token: own } = await addDeveloper(server, 'five-uploads');
    const path = consolePath('five-uploads', 'uploads');
    const create = () => tus(server, path, { method: 'POST', token: own, headers: { 'upload-length': '9' } });
    const { config, database, random } = server.deps;
    const store = () =>
      database.transaction(async (tx) => {
        const row = { id: random.uuid(), developerId: id, size: 9, createdAt: clock.now() };
        return insertUpload(tx, row, { ...config.developers, openUploads: 1 });
      });
    const stored = await Promise.all(Array.from({ length: 12 }, store));
    expect(stored.filter(({ ok }) => ok)).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 6 }, create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.envelope().status.message).toMatch(/^This developer has 5 open uploads\./);
  });

  test('T61: of another developer do not exist', async () => {
    const other = await addDeveloper(server, 'sun-lab');
    const path = await createUpload(server, 'moon-lab', token, 10);
    const id = path.split('/').at(-1) ?? '';
    const foreign = consolePath('sun-lab', `uploads/${id}`);
    for (const method of ['HEAD', 'DELETE'])
      expect((await tus(server, foreign, { method, token: other.token })).status).toBe(404);
    expect((await patch(server, foreign, other.token, 0, Buffer.alloc(10))).status).toBe(404);
    expect((await patch(server, path, other.token, 0, Buffer.alloc(10))).status).toBe(404);
    expect(await offsetOf(path)).toBe(0);
    // The library would read the end of a query as the id.
    const own = await createUpload(server, 'sun-lab', other.token, 10);
    for (const method of ['HEAD', 'DELETE']) await tus(server, `${own}?of=/${id}`, { method, token: other.token });
    expect((await tus(server, own, { method: 'HEAD', token: other.token })).status).toBe(404);
    expect(await offsetOf(path)).toBe(0);
    for (const unknown of [randomUUID(), 'nothing'])
      expect((await tus(server, `${UPLOADS}/${unknown}`, { method: 'HEAD', token })).status).toBe(404);
    await tus(server, path, { method: 'DELETE', token });
  });

  test('T61: need a token or a member who may publish, and refuse a removed one at once', async () => {
    const headers = { 'upload-length': '9' };
    const create = (more: { readonly token?: string; readonly cookie?: string }) =>
      tus(server, UPLOADS, { method: 'POST', headers, ...more });
    const reader = await addDeveloper(server, 'moon-lab', { actions: ['builds.read'] });
    const [analyst, publisher] = [
      await addMember(server, developerId, 'ada', 'analyst'),
      await addMember(server, developerId, 'pia', 'publisher'),
    ];
    expect((await create({})).status).toBe(401);
    expect((await create({ token: 'Bearer hol_unknown' })).status).toBe(401);
    expect((await create({ token: reader.token })).status).toBe(403);
    expect((await create({ cookie: analyst.cookie })).status).toBe(403);
    const made = await create({ cookie: publisher.cookie });
    expect(made.status).toBe(201);
    await removeMember(server, publisher.accountId);
    const path = made.headers.location ?? '';
    expect((await tus(server, path, { method: 'HEAD', cookie: publisher.cookie })).status).toBe(404);
    await tus(server, path, { method: 'DELETE', token });
  });

  test('are deleted with their parts a day after their start, and not before', async () => {
    const id = await upload(server, 'moon-lab', token, randomBytes(100));
    const path = `${UPLOADS}/${id}`;
    const run = () => runPublications(server.deps, new AbortController().signal);
    clock.advance(24 * 60 * 60 * 1000 - 1000);
    await run();
    expect(await server.deps.database.db.$count(developerUploads)).toBeGreaterThan(0);
    expect(await storedBytes(path)).toHaveLength(100);
    clock.advance(2000);
    await run();
    expect(await server.deps.database.db.$count(developerUploads)).toBe(0);
    expect(await storedBytes(path)).toHaveLength(0);
  });
});
