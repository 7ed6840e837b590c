import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sectionFolder } from '../../../../server/platform/blobs/folder-blob-store';
import type { BlobSection } from '../../../../server/platform/blobs/blob-store.port';
import { judgeSpace } from '../../../../server/platform/doctor/doctor-command';
import { avatarUpload } from '../../../../src/contract/own-profile.contract';
import { fourFields } from '../../community/avatars/sample-pictures';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { addDeveloper, createUpload, patch, tus } from '../../publishing/console/upload-fixture';
import { FakeServerClock } from '../../support/fake-server-clock';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const MINUTE = 60_000;
const MEBIBYTE = 1024 * 1024;
const folder = temporaryFolder();
const filler = join(folder, 'filler');

/** Mounts a file system of 4 MiB, which needs the right to mount. */
function mountSmall(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountSmall();

/** Uses all space. */
function fill(): void {
  expect(() => writeFileSync(filler, Buffer.alloc(5 * MEBIBYTE))).toThrow('ENOSPC');
}

test.each([
  [1024, { healthy: true, details: '/data is writable, 1024 MiB free' }],
  [1023, { healthy: true, isWarning: true, details: '/data is writable, 1023 MiB free: free space on its disk' }],
  [256, { healthy: true, isWarning: true, details: '/data is writable, 256 MiB free: free space on its disk' }],
  [255, { healthy: false, isWarning: false, details: '/data is writable, 255 MiB free: free space on its disk' }],
])('doctor judges a data folder with %d MiB of free space', (free, finding) => {
  expect(judgeSpace('/data', free)).toEqual({ name: 'data folder', ...finding });
});

describe.runIf(isMounted)('a server whose data folder is full', () => {
  const clock = new FakeServerClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ demo: false, clock, log: silentLog, environment: { HOLOCADE_DATA: folder } });
  });
  beforeEach(() => {
    rmSync(filler, { force: true });
    clock.advance(MINUTE);
  });
  afterAll(async () => {
    await server.close();
    execFileSync('umount', [folder]);
  });

  /** All files of a section, also hidden ones. */
  const files = (section: BlobSection): readonly string[] => {
    const place = sectionFolder(server.deps.config, section);
    const entries = existsSync(place) ? readdirSync(place, { recursive: true, withFileTypes: true }) : [];
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const ready = async () => {
    const answer = await server.request('/readyz');
    return [answer.status, answer.json()];
  };

  test('F24: refuses an avatar with 503, leaves no part of it, is read-only, and stores it once there is space', async () => {
    const { cookie } = await registerPlayer(server, 'painter');
    const body = await fourFields(200, 200).png().toBuffer();
    const send = () =>
      server.request(avatarUpload.path, { method: 'PUT', body, cookie, headers: { 'content-type': 'image/png' } });
    fill();
    const refused = await send();
    expect([refused.status, refused.envelope().status]).toMatchObject([
      503,
      { debug: 'err_no_space', message: 'The portal cannot save anything at the moment. Please try again later.' },
    ]);
    expect(files('avatars')).toEqual([]);
    expect(await ready()).toEqual([200, { status: 'read-only', problem: 'data folder' }]);
    rmSync(filler);
    expect((await send()).status).toBe(200);
    expect(files('avatars')).toHaveLength(3);
    clock.advance(MINUTE);
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  });

  test('F24: refuses the bytes of a build with 503, leaves no part of them, and continues the upload once there is space', async () => {
    const { token } = await addDeveloper(server, 'moon-lab');
    const build = Buffer.alloc(MEBIBYTE, 'x');
    const path = await createUpload(server, 'moon-lab', token, build.length);
    const offset = async () => (await tus(server, path, { method: 'HEAD', token })).headers['upload-offset'];
    fill();
    const refused = await patch(server, path, token, 0, build);
    expect([refused.status, refused.envelope().status.debug]).toEqual([503, 'err_no_space']);
    expect([files('uploads'), await offset()]).toEqual([[], '0']);
    expect(await ready()).toEqual([200, { status: 'read-only', problem: 'data folder' }]);
    rmSync(filler);
    expect((await patch(server, path, token, 0, build)).status).toBe(204);
    expect([files('uploads'), await offset()]).toEqual([['0'], String(build.length)]);
  });
});
