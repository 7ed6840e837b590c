import { rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authStatus } from '../../../../src/contract/account.contract';
import { exportDownload } from '../../../../src/contract/account-deletion.contract';
import { avatarRemove, avatarUpload, profileGet } from '../../../../src/contract/own-profile.contract';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { forgetAvatars } from '../../../../server/community/avatars/forget-avatars';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { sectionFolder } from '../../../../server/platform/blobs/folder-blob-store';
import { anonymizeAccount } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../../../server/identity/account-deletion/make-exports';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { fourFields } from './sample-pictures';

const { path } = avatarUpload;
const clock = new FakeServerClock();
const dataFolder = temporaryFolder();
let server: TestServer;
let player: ClosingPlayer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock, environment: { HOLOCADE_DATA: dataFolder } });
});
beforeEach(async () => {
  made += 1;
  player = await registerPlayer(server, `painter-${made}`);
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

const picture = (width = 200) => fourFields(width, 200).png().toBuffer();
const upload = (body: Buffer | string, { type = 'image/png', query = '', cookie = player.cookie } = {}) =>
  server.request(`${path}${query}`, { method: 'PUT', body, cookie, headers: { 'content-type': type } });
const files = () => readdir(sectionFolder(server.deps.config, 'avatars')).catch(() => []);
const keyOf = async (id = player.id) => {
  const [row] = await server.deps.database.db.select().from(accounts).where(eq(accounts.id, id));
  return row?.avatarKey ?? null;
};
const fileAt = (address: string) => {
  const { host, pathname } = new URL(address);
  return server.request(pathname, { host });
};

describe('a player’s picture', () => {
  test('is public immediately, and cached permanently under its name', async () => {
    const before = dataOf(authStatus, await server.request(authStatus.path, { cookie: player.cookie })).account.avatar;
    expect(before.sd).toContain('/avatars/');
    const { avatar } = dataOf(avatarUpload, await upload(await picture(), { query: '?x=10&y=20&size=100' }));
    expect(new Set(Object.values(avatar)).size).toBe(3);
    const status = dataOf(authStatus, await server.request(authStatus.path, { cookie: player.cookie }));
    const others = await server.request(communityProfile.path.replace('{user}', player.username));
    expect([status.account.avatar, dataOf(communityProfile, others).avatar]).toEqual([avatar, avatar]);
    for (const address of Object.values(avatar)) {
      const file = await fileAt(address);
      expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(file.headers['content-security-policy']).toContain('sandbox');
      expect(file.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('is replaced by the default picture, and its unused files are deleted', async () => {
    const other = await registerPlayer(server, `copyist-${made}`);
    const shared = await picture(240 + made);
    await upload(shared);
    await upload(shared, { cookie: other.cookie });
    const key = (await keyOf()) ?? '';
    expect(await keyOf(other.id)).toBe(key);
    const own = dataOf(profileGet, await server.request(profileGet.path, { cookie: player.cookie }));
    expect(own.uploaded).toBe(true);
    const removed = await server.request(avatarRemove.path, { method: 'DELETE', body: {}, cookie: player.cookie });
    expect(dataOf(avatarRemove, removed).avatar.tn).toContain('/avatars/');

    const ofKey = async () => (await files()).filter((file) => file.startsWith(key)).length;
    const age = async () => {
      const old = new Date(clock.now().getTime() - 2 * 60 * 60 * 1000);
      for (const file of await files())
        await utimes(join(sectionFolder(server.deps.config, 'avatars'), file), old, old);
    };
    await age();
    await forgetAvatars(server.deps);
    expect(await ofKey()).toBe(3);
    await anonymizeAccount(server.deps.database.db, other.id, clock.now(), server.deps.random);
    await forgetAvatars(server.deps);
    expect(await ofKey()).toBe(0);
  });

  test('is stored for an hour even if nobody uses it', async () => {
    await upload(await picture(300 + made));
    const key = (await keyOf()) ?? '';
    const now = new Date(clock.now().getTime());
    for (const file of await files()) await utimes(join(sectionFolder(server.deps.config, 'avatars'), file), now, now);
    await server.deps.database.db.update(accounts).set({ avatarKey: null });
    await forgetAvatars(server.deps);
    expect((await files()).filter((file) => file.startsWith(key))).toHaveLength(3);
  });

  test('is part of the player’s data export', async () => {
    await upload(await picture(260));
    const own = '/v1/private/user/account/export';
    await server.request(own, { method: 'POST', body: {}, cookie: player.cookie });
    await makeExports(server.deps, new AbortController().signal);
    const copy = dataOf(exportDownload, await server.request(`${own}/file`, { cookie: player.cookie }));
    const bytes = Buffer.from(String(copy['pictures']?.[0]?.['avatar']).split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, format: 'webp' });
  });
});

describe('a picture upload', () => {
  test('is refused with a message and without effect', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const refused = async (answer: ReturnType<typeof upload>) => {
      const { status, text } = await answer;
      const { status: said } = JSON.parse(text) as { status: { message: string } };
      return [status, said.message];
    };
    const png = await picture();
    expect(await refused(upload(Buffer.alloc(0)))).toEqual([422, 'The file is empty.']);
    expect(await refused(upload(svg))).toEqual([422, 'Please choose a PNG, JPEG or WebP image.']);
    expect(await refused(upload(svg, { type: 'image/svg+xml' }))).toEqual([
      415,
      'Please send the picture as PNG, JPEG or WebP.',
    ]);
    expect(await refused(upload('{}', { type: 'application/json' }))).toEqual([
      415,
      'Please send the picture as PNG, JPEG or WebP.',
    ]);
    const large = Buffer.alloc(4 * 1024 * 1024 + 1);
    expect(await refused(upload(large))).toEqual([413, 'The picture is larger than 4 MiB.']);
    expect(await refused(upload(png, { query: '?x=150&y=0&size=100' }))).toEqual([
      422,
      'The selected area is outside the picture.',
    ]);
    expect((await upload(png, { query: '?x=-1&size=100' })).status).toBe(422);
    expect((await upload(png, { query: '?x=1.5&size=100' })).status).toBe(422);
    expect(await keyOf()).toBeNull();
  });

  test('is refused for visitors before its body is read', async () => {
    const headers = { 'content-type': 'image/png', 'content-length': String(1024 * 1024) };
    const answer = await server.request(path, { method: 'PUT', body: Buffer.alloc(1024 * 1024), headers });
    expect([answer.status, answer.envelope().status.debug]).toEqual([401, 'err_unauthenticated']);
  });

  test('is limited to twenty in ten minutes', async () => {
    const answers = [];
    for (let turn = 0; turn < 21; turn += 1) answers.push((await upload(Buffer.alloc(0))).status);
    expect([answers.filter((status) => status === 422).length, answers.at(-1)]).toEqual([20, 429]);
  });
});
