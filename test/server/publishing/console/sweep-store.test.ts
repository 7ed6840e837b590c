import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFiles, builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { sweepStore } from '../../../../server/publishing/console/sweep-store';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { built, page } from '../builds/built-game';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, createUpload, patch } from './upload-fixture';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

const sweep = () => sweepStore(server.deps, new AbortController().signal);
const uploadKeys = async (): Promise<readonly string[]> => {
  const keys: string[] = [];
  for await (const { key } of server.deps.blobs.list('uploads')) keys.push(key);
  return keys;
};

test('sweepStore deletes the parts of an upload without a row, but not the parts of an open upload', async () => {
  const { token } = await addDeveloper(server, 'moon-lab');
  const path = await createUpload(server, 'moon-lab', token, 10);
  await patch(server, path, token, 0, Buffer.from('12345'));
  const kept = await uploadKeys();
  expect(kept).toHaveLength(1);
  await server.deps.blobs.put(`uploads/${randomUUID()}/0`, Buffer.from('lost'));
  await sweep();
  expect(await uploadKeys()).toEqual(kept);
});

test('sweepStore stores sizes and files of a build that an earlier release has published', async () => {
  await addDeveloper(server, 'sun-lab');
  const command = { folder: built(), developer: 'sun-lab', version: 'patch', draft: false, check: false };
  expect((await publishGame(server.deps, command)).ok).toBe(true);
  const { db } = server.deps.database;
  const [build = expect.fail('The build is not stored.')] = await db
    .select({ id: builds.id, bytes: builds.bytes, packedBytes: builds.packedBytes })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .where(eq(games.slug, 'comet-golf'));
  const bytes = page.length + 'play()'.length;
  expect([build.bytes, build.packedBytes]).toEqual([bytes, null]);
  await db.update(builds).set({ bytes: null }).where(eq(builds.id, build.id));
  await db.delete(buildFiles).where(eq(buildFiles.buildId, build.id));
  await sweep();
  const [stored] = await db.select({ bytes: builds.bytes }).from(builds).where(eq(builds.id, build.id));
  const [files] = await db.select().from(buildFiles).where(eq(buildFiles.buildId, build.id));
  expect(stored?.bytes).toBe(bytes);
  expect(files?.files.toSorted()).toEqual([
    ['assets/main-abc.js', 6, ''],
    ['index.html', page.length, ''],
  ]);
});

test('sweepStore leaves the sizes of demo builds unknown, because they are not in the store', async () => {
  await sweep();
  const { db } = server.deps.database;
  const demo = await db.select({ bytes: builds.bytes }).from(builds).where(isNull(builds.contentHash));
  expect(demo.length).toBeGreaterThan(0);
  expect(new Set(demo.map(({ bytes }) => bytes))).toEqual(new Set([null]));
});
