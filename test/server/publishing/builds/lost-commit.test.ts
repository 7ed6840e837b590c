import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applyContent } from '../../../../server/catalogue/content-files/content-commands';
import { addPageAd, removePageAd } from '../../../../server/commerce/ads/ad-commands';
import { BlobStoreError } from '../../../../server/platform/blobs/blob-store.port';
import type { Database } from '../../../../server/platform/database/database';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { renewDraft } from '../../../../server/publishing/builds/build-commands';
import { article } from '../../catalogue/content-files/content-fixture';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { built, facts } from './built-game';

const data = temporaryFolder();
let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  const image = sharp({ create: { width: 320, height: 180, channels: 3, background: '#204080' } });
  picture = await image.png().toBuffer();
  server = await startTestServer({ environment: { HOLOCADE_DATA: data } });
});
afterAll(() => server.close());

const LOST = 'Connection terminated unexpectedly';
const lost = (): Promise<never> => Promise.reject(new Error(LOST));

/** The server's dependencies, with a database that commits each transaction and then loses the connection. */
const lostCommit = () => {
  const { database } = server.deps;
  const transaction: Database['transaction'] = (work) => database.transaction(work).then(lost);
  return { ...server.deps, database: { ...database, transaction } };
};
/** The server's dependencies, with a database that rolls each transaction back. */
const rolledBack = () => {
  const { database } = server.deps;
  const transaction: Database['transaction'] = (work) => database.transaction((tx) => work(tx).then(lost));
  return { ...server.deps, database: { ...database, transaction } };
};
const filesOf = (...path: readonly string[]): readonly string[] => {
  const folder = join(data, 'published', ...path);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

describe('a change whose connection is lost after its commit', () => {
  const command = (slug: string, draft = false) =>
    publishCommand.parse({ folder: built({}, { ...facts, slug }), developer: 'paper-moon', draft });

  test('keeps the files of a build and its pictures, and deletes them after a rollback', async () => {
    await expect(publishGame(rolledBack(), command('comet-back'))).rejects.toThrow(LOST);
    expect([filesOf('builds', 'comet-back'), filesOf('pictures', 'comet-back')]).toEqual([[], []]);
    await expect(publishGame(lostCommit(), command('comet-lost'))).rejects.toThrow(LOST);
    expect(filesOf('builds', 'comet-lost')).toEqual(['1.0.0']);
    expect(filesOf('pictures', 'comet-lost')).not.toEqual([]);
  });

  test('keeps the files if the rows cannot be read', async () => {
    const { database } = server.deps;
    let isAway = false;
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (isAway) throw new Error(LOST);
        return Reflect.get(target, name, target) as unknown;
      },
    });
    const transaction: Database['transaction'] = async (work) => {
      await database.transaction(work);
      isAway = true;
      return lost();
    };
    const deps = { ...server.deps, database: { ...database, db, transaction } };
    await expect(publishGame(deps, command('comet-away'))).rejects.toThrow(LOST);
    expect(filesOf('builds', 'comet-away')).toEqual(['1.0.0']);
  });

  test('keeps the files of a draft under its new link, and deletes them after a rollback', async () => {
    await publishGame(server.deps, command('comet-draft', true));
    const drafts = filesOf('drafts');
    await expect(renewDraft(rolledBack(), { game: 'comet-draft' })).rejects.toThrow(LOST);
    expect(filesOf('drafts')).toEqual(drafts);
    await expect(renewDraft(lostCommit(), { game: 'comet-draft' })).rejects.toThrow(LOST);
    expect(filesOf('drafts')).toHaveLength(drafts.length + 1);
    const [next = ''] = filesOf('drafts').filter((file) => !drafts.includes(file));
    expect(filesOf('builds', next.replace('.json', ''))).toEqual(['1.0.0']);
  });

  test('keeps the files of an ad, and deletes them after a rollback', async () => {
    const media = join(temporaryFolder({ 'ad.png': picture }), 'ad.png');
    const ad = { name: 'lost', size: '735x90', weight: 1, media, url: '/market', title: 'Coins' } as const;
    await expect(addPageAd(rolledBack(), ad)).rejects.toThrow(LOST);
    expect(filesOf('pictures', '_ads')).toEqual([]);
    await expect(addPageAd(lostCommit(), ad)).rejects.toThrow(LOST);
    expect(filesOf('pictures', '_ads')).toHaveLength(1);
  });

  test('keeps the pictures of an article, and deletes them after a rollback', async () => {
    const folder = temporaryFolder({ 'articles/a-lost-start.md': article, 'articles/start.png': picture });
    const application = { path: folder, dryRun: false, prune: false };
    await expect(applyContent(rolledBack(), application)).rejects.toThrow(LOST);
    expect(filesOf('pictures', '_blog')).toEqual([]);
    await expect(applyContent(lostCommit(), application)).rejects.toThrow(LOST);
    expect(filesOf('pictures', '_blog')).not.toEqual([]);
  });
});

describe('a committed change whose unused files cannot be deleted', () => {
  const WARNING =
    'Warning: Unused files could not be deleted and stay in the store of published files. The store is away.';
  const withoutDeletion = async <T>(run: () => Promise<T>): Promise<T> => {
    const failure = new BlobStoreError('unavailable', 'The store is away.');
    const deletion = vi.spyOn(server.deps.blobs, 'delete').mockRejectedValue(failure);
    try {
      return await run();
    } finally {
      deletion.mockRestore();
    }
  };

  test('is reported as done, with a warning, for an ad', async () => {
    const media = join(temporaryFolder({ 'ad.png': await sharp(picture).negate().png().toBuffer() }), 'ad.png');
    const key = { name: 'warned', size: '735x90' } as const;
    await addPageAd(server.deps, { ...key, weight: 1, media, url: '/market', title: 'Coins' });
    const done = await withoutDeletion(() => removePageAd(server.deps, key));
    expect(done).toMatchObject({ ok: true, value: expect.stringMatching(`removed.\n${WARNING}`) });
  });

  test('is reported as done, with a warning, for an article', async () => {
    const other = await sharp(picture).modulate({ hue: 90 }).png().toBuffer();
    const folder = temporaryFolder({ 'articles/a-warned-start.md': article, 'articles/start.png': other });
    const apply = () => applyContent(server.deps, { path: folder, dryRun: false, prune: false });
    await apply();
    writeFileSync(join(folder, 'articles/start.png'), await sharp(picture).negate().png().toBuffer());
    const done = await withoutDeletion(apply);
    expect(done).toMatchObject({ ok: true, value: expect.stringContaining(`0 unchanged.\n${WARNING}`) });
  });
});
