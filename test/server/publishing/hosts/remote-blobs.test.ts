import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { avatarUpload } from '../../../../src/contract/own-profile.contract';
import { removeDraft, renewDraft } from '../../../../server/publishing/builds/build-commands';
import { releaseDraft } from '../../../../server/publishing/builds/release-draft';
import { describeBuilds } from '../../../../server/publishing/builds/describe-builds';
import type { BlobStore } from '../../../../server/platform/blobs/blob-store.port';
import { games } from '../../../../server/platform/database/schema/games';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import type { PublishCommand } from '../../../../server/publishing/builds/publish-command';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { fourFields } from '../../community/avatars/sample-pictures';
import { dataOf } from '../../support/data-of';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { built, facts, page } from '../builds/built-game';

const dataFolders = [temporaryFolder(), temporaryFolder()];
const [dataOfOne = '', dataOfTwo = ''] = dataFolders;
// Without the runtime script, pages are served unchanged.
const folders = { sdk: temporaryFolder({}) };
/** Time ahead of the machine's clock, in milliseconds. */
let ahead = 0;
const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + ahead) };
let s3: S3Server;
let one: TestServer;
let two: TestServer;
let player: ClosingPlayer;

beforeAll(async () => {
  s3 = await startS3();
  one = await startTestServer({ environment: { ...s3.environment, HOLOCADE_DATA: dataOfOne }, clock, folders });
  two = await startTestServer({
    environment: { ...s3.environment, HOLOCADE_DATA: dataOfTwo, HOLOCADE_BLOB_CACHE_MIB: '1' },
    database: { ...one.deps.database, close: async () => undefined },
    clock,
    folders,
  });
  player = await registerPlayer(one, 'painter');
});
afterAll(async () => {
  await two.close();
  await one.close();
  await s3.close();
  for (const folder of dataFolders) rmSync(folder, { recursive: true });
});

const publish = async (folder: string, more: Partial<PublishCommand> = {}) => {
  const done = await publishGame(one.deps, publishCommand.parse({ folder, developer: 'paper-moon', ...more }));
  if (!done.ok) throw new Error(done.error);
  return done.value;
};
const play = (path: string, headers: Readonly<Record<string, string>> = {}, game = 'comet-golf', server = two) =>
  server.request(path, { host: `${game}.play.holocade.localhost:9200`, headers });
const pictureAt = (address: string, server = two) =>
  server.request(new URL(address).pathname, { host: new URL(address).host });
const upload = async (server: TestServer, size: number) => {
  const body = await fourFields(size, size).png().toBuffer();
  const headers = { 'content-type': 'image/png' };
  return server.request(avatarUpload.path, { method: 'PUT', body, cookie: player.cookie, headers });
};
const keysIn = async (folder: string) => {
  const keys = [];
  for await (const { key } of one.deps.blobs.list(folder)) keys.push(key);
  return keys.sort();
};

/** The bucket with another way to store folders. */
const bucketWith = (putFolder: BlobStore['putFolder']): BlobStore => {
  const { blobs } = one.deps;
  return {
    kind: 's3',
    put: (key, content) => blobs.put(key, content),
    putFolder,
    get: (key) => blobs.get(key),
    head: (key) => blobs.head(key),
    list: (folder) => blobs.list(folder),
    openFolder: (folder) => blobs.openFolder(folder),
    delete: (key) => blobs.delete(key),
    deleteAll: (folder) => blobs.deleteAll(folder),
    removeIncomplete: (section, before) => blobs.removeIncomplete(section, before),
    check: () => blobs.check(),
  };
};

describe('two servers with one bucket', () => {
  test('a build is uploaded before its transaction, and a failed upload leaves nothing behind', async () => {
    const { database } = one.deps;
    const slug = 'comet-failed';
    const command = publishCommand.parse({ folder: built({}, { ...facts, slug }), developer: 'paper-moon' });
    const failing = bucketWith(async (folder, local) => {
      // The embedded database would not answer during a transaction.
      expect(await database.db.select().from(games).where(eq(games.slug, slug))).toEqual([]);
      await one.deps.blobs.putFolder(folder, local);
      expect(await keysIn(`builds/${slug}`)).toHaveLength(2);
      throw new Error('The process ran out of memory.');
    });
    await expect(publishGame({ ...one.deps, blobs: failing }, command)).rejects.toThrow('out of memory');
    expect([await keysIn(`builds/${slug}`), await keysIn(`pictures/${slug}`)]).toEqual([[], []]);
    expect(existsSync(join(dataOfOne, 'published/builds'))).toBe(false);
    expect(await publishGame(one.deps, command)).toMatchObject({ ok: true, value: { version: '1.0.0' } });
  });

  test('a build that one server publishes is served by the other, as from a folder', async () => {
    const script = 'play();'.repeat(100);
    const packed = gzipSync('data');
    const folder = built({ 'assets/main-abc.js': script, 'data/level 1+é.json': '[1,2,3]', '_offline.js': 'own()' });
    writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'levels.data.unityweb'), packed);
    expect(await publish(folder)).toMatchObject({ version: '1.0.0', created: true });
    expect(existsSync(join(dataOfOne, 'published/builds'))).toBe(false);
    expect(await keysIn('builds/comet-golf')).toHaveLength(6);

    const start = await play('/1.0.0/');
    expect([start.status, start.text]).toEqual([200, page]);
    expect(start.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const plain = await play('/1.0.0/assets/main-abc.js');
    expect([plain.text, plain.headers['content-type']]).toEqual([script, 'text/javascript; charset=utf-8']);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await play('/1.0.0/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect([small.headers['content-encoding'], small.bytes.length < 100]).toEqual(['br', true]);
    const range = await play('/1.0.0/assets/main-abc.js', { range: 'bytes=0-5' });
    expect([range.status, range.text, range.headers['content-range']]).toEqual([206, 'play()', 'bytes 0-5/700']);
    const unity = await play('/1.0.0/levels.data.unityweb');
    expect([unity.headers['content-encoding'], unity.bytes]).toEqual(['gzip', packed]);
    expect((await play('/1.0.0/data/level%201+%C3%A9.json')).text).toBe('[1,2,3]');
    expect((await play('/1.0.0/_offline.js')).text).toBe('own()');
    // Both servers state the same tag, so a browser may ask either of them.
    const tag = (await play('/1.0.0/assets/main-abc.js', {}, 'comet-golf', one)).headers.etag;
    expect((await play('/1.0.0/assets/main-abc.js', { 'if-none-match': tag ?? '' })).status).toBe(304);
    for (const path of ['/1.0.0/none.js', '/1.0.0/%2e%2e/%2e%2e/secret', '/1.0.0/game.json', '/1.0.1/'])
      expect((await play(path)).status, path).not.toBe(200);
  });

  test('pictures of a game and of a player are served by the other server', async () => {
    await publish(built({}, { ...facts, slug: 'comet-art' }));
    const [picture = ''] = await keysIn('pictures/comet-art');
    const address = one.deps.urls.static(`published/${picture.slice('pictures/'.length)}`);
    const found = await pictureAt(address);
    expect([found.status, found.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const { avatar } = dataOf(avatarUpload, await upload(one, 200));
    for (const size of Object.values(avatar)) {
      const answer = await pictureAt(size);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const reads = vi.spyOn(two.deps.blobs, 'get');
    const missing = avatar.sd.replace(/[\da-f]{32}/, '0'.repeat(32));
    const unusual = [avatar.sd.replace('-sd', '-xl'), address.replace(/-[\da-f]{16}/, '-1'), `${address}/hero.webp`];
    for (const one of [missing, missing, ...unusual]) expect((await pictureAt(one)).status).toBe(404);
    expect(reads.mock.calls).toEqual([[`avatars/${'0'.repeat(32)}-sd.webp`]]);
    reads.mockRestore();
  });

  test('a draft moves to its new link, is released and removed with its files', async () => {
    const draft = await publish(built({}, { ...facts, slug: 'comet-draft' }), { draft: true });
    const slug = /games\/([^?]+)/.exec(draft.page)?.[1] ?? '';
    const renewed = await renewDraft(one.deps, { game: 'comet-draft' });
    const next = /games\/([^?]+)/.exec(renewed.ok ? renewed.value : '')?.[1] ?? '';
    expect(await keysIn(`builds/${slug}`)).toEqual([]);
    expect((await play('/1.0.0/assets/main-abc.js', {}, next)).text).toBe('play()');
    expect(await releaseDraft(one.deps, { game: 'comet-draft', version: 'patch' })).toMatchObject({ ok: true });
    expect(await keysIn('drafts')).toEqual([]);
    expect((await play('/1.0.0/assets/main-abc.js', {}, 'comet-draft')).text).toBe('play()');
    const listed = await describeBuilds(one.deps, 'comet-draft');
    expect(listed.ok ? listed.value : '').toMatch(/^1\.0\.0 {2}active, opens {2}\d+ KiB/);
    await publish(built({ 'more.js': '1' }, { ...facts, slug: 'comet-draft' }), { draft: true });
    expect(await removeDraft(one.deps, { game: 'comet-draft' })).toMatchObject({ ok: true });
    expect(await keysIn('drafts')).toEqual([]);
  });

  test('a released draft whose files cannot be deleted is reported as released', async () => {
    await publish(built({}, { ...facts, slug: 'comet-held' }), { draft: true });
    const { blobs } = one.deps;
    const usual = blobs.deleteAll.bind(blobs);
    const held = (folder: string) =>
      folder.includes('/draft-') ? Promise.reject(new Error('No bucket.')) : usual(folder);
    const deleteAll = vi.spyOn(blobs, 'deleteAll').mockImplementation(held);
    const released = await releaseDraft(one.deps, { game: 'comet-held', version: 'patch' });
    deleteAll.mockRestore();
    const note =
      'The draft is deleted.\nWarning: Unused files could not be deleted and stay in the store of published files. No bucket.';
    expect(released).toMatchObject({ ok: true, value: { version: '1.0.0', note } });
  });

  test('passes on files larger than the cache, with the same headers', async () => {
    const large = 'x'.repeat(1_500_000);
    const packed = Buffer.concat([gzipSync('data'), Buffer.alloc(1_500_000)]);
    const folder = built({ 'assets/large.js': large }, { ...facts, slug: 'comet-large' });
    writeFileSync(join(folder, 'levels.data.unityweb'), packed);
    await publish(folder);
    const answer = await play('/1.0.0/assets/large.js', {}, 'comet-large');
    expect([answer.status, answer.text === large, answer.headers['content-length']]).toEqual([200, true, '1500000']);
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors');
    const unity = await play('/1.0.0/levels.data.unityweb', {}, 'comet-large');
    expect([unity.headers['content-encoding'], unity.bytes.equals(packed)]).toEqual(['gzip', true]);
  });

  test('without its bucket a server serves copies, answers 503 to everything else, stores nothing, and recovers', async () => {
    await publish(built({ 'other.js': 'other()' }, { ...facts, slug: 'comet-away' }));
    expect((await play('/1.0.0/', {}, 'comet-away')).status).toBe(200);
    const { avatar } = dataOf(avatarUpload, await upload(one, 210));
    const before = await keysIn('avatars');
    await s3.stop();
    expect((await play('/1.0.0/', {}, 'comet-away')).status).toBe(200);
    const other = await play('/1.0.0/other.js', {}, 'comet-away');
    expect([other.status, other.headers['retry-after'], other.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect((await pictureAt(avatar.sd)).status).toBe(503);
    const refused = await upload(one, 220);
    expect([refused.status, refused.headers['retry-after'], refused.envelope().status]).toMatchObject([
      503,
      '30',
      {
        debug: 'err_files',
        message: 'The portal cannot load or save files at the moment. Please try again in a minute.',
      },
    ]);
    const command = publishCommand.parse({ folder: built({ 'new.js': '' }), game: 'comet-golf' });
    const unpublished = await publishGame(one.deps, command);
    expect(unpublished.ok ? '' : unpublished.error).toMatch(
      /^The store of published files cannot be used: .+ does not answer\./,
    );
    expect(readdirSync(dataOfOne)).not.toContain('uploaded');
    await s3.start();
    ahead += 2000;
    expect((await play('/1.0.0/other.js', {}, 'comet-away')).text).toBe('other()');
    expect((await pictureAt(avatar.sd)).status).toBe(200);
    expect(await keysIn('avatars')).toEqual(before);
    expect(await publishGame(one.deps, command)).toMatchObject({ ok: true, value: { version: '1.0.1' } });
  });
});
