import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { admitBuild, insertUpload, storedBytes } from '../../../../server/publishing/console/upload.repository';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
let game: typeof games.$inferSelect;
beforeAll(async () => {
  server = await startTestServer();
  [game = expect.fail('The demo content has no game.')] = await server.deps.database.db.select().from(games).limit(1);
});
afterAll(() => server.close());

const SIZE = 1000;

describe('the storage of a developer', () => {
  test('T78: is enough for one of several builds or uploads that are stored at once', async () => {
    const { database } = server.deps;
    const { developerId } = game;
    const limits = { openUploads: 10, storedBytes: (await storedBytes(database.db, developerId)) + SIZE };
    const build = { gameId: game.id, active: false, sdk: 1, createdAt: new Date(0), bytes: SIZE };
    const storeBuild = (version: string) =>
      database.transaction(async (tx) => {
        const admitted = await admitBuild(tx, { developerId, bytes: SIZE }, limits);
        if (admitted.ok) await tx.insert(builds).values({ ...build, version });
        return admitted.ok;
      });
    const stored = await Promise.all(['7.0.0', '7.0.1', '7.0.2', '7.0.3'].map(storeBuild));
    expect(stored.filter(Boolean)).toHaveLength(1);
    await database.db.delete(builds).where(eq(builds.bytes, SIZE));
    const upload = { developerId, size: SIZE, createdAt: new Date(0) };
    const opened = await Promise.all(
      [1, 2, 3, 4].map(() => database.transaction((tx) => insertUpload(tx, { ...upload, id: randomUUID() }, limits))),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
