import { appendFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishRemotely } from '../../../../server/publishing/remote/publish-remotely';
import { built } from '../builds/built-game';
import { temporaryFolder } from '../../support/temporary-folder';

/** Statuses of the next PATCH requests; later ones are accepted. */
let refused: number[] = [];
let requests: string[] = [];
const offsets = new Map<string, number>();

/** Accepts uploads by tus, and refuses the publication with 403. */
const portal = createServer((request, response) => {
  void (async () => {
    const { method = '', url = '' } = request;
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) bytes += chunk.length;
    const tus = { 'tus-resumable': '1.0.0' };
    if (url.endsWith('/publications')) return void response.writeHead(403).end();
    requests.push(`${method} ${url.split('/').at(-1) ?? ''}`);
    if (method === 'POST') {
      const id = `upload-${String(offsets.size + 1)}`;
      offsets.set(id, 0);
      return void response.writeHead(201, { ...tus, location: `${url}/${id}` }).end();
    }
    const id = url.split('/').at(-1) ?? '';
    const status = method === 'PATCH' ? refused.shift() : undefined;
    if (status !== undefined) {
      if (status !== 409) offsets.delete(id);
      return void response.writeHead(status, tus).end();
    }
    const offset = offsets.get(id);
    if (offset === undefined) return void response.writeHead(404, tus).end();
    offsets.set(id, offset + bytes);
    const state = { 'upload-offset': String(offset + bytes), 'upload-length': '1000000000' };
    return void response.writeHead(method === 'HEAD' ? 200 : 204, { ...tus, ...state }).end();
  })();
});
beforeAll(() => new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  portal.close();
  portal.closeAllConnections();
});

async function publish(path: string, report: (line: string) => void = () => undefined) {
  requests = [];
  offsets.clear();
  const remote = `http://127.0.0.1:${String((portal.address() as AddressInfo).port)}`;
  const done = await publishRemotely(
    { path, remote, developer: 'moon-lab', options: { draft: false }, waits: true },
    { token: 'hol_token', cache: temporaryFolder(), report, retryDelays: [0, 0] },
  );
  return done.ok ? done.value : done.error;
}

const UPLOADED = 'The portal, or a proxy before it, refuses this request with status 403.';

describe('publishRemotely', () => {
  test.each([
    ['shrinks', (file: string) => truncateSync(file, 10)],
    ['grows', (file: string) => appendFileSync(file, 'more')],
    ['vanishes', (file: string) => rmSync(file)],
  ])('names a file that %s while the folder is packed', async (_change, change) => {
    const folder = built({ 'noise.bin': 'x'.repeat(3000) });
    const report = (line: string): void => {
      if (line.startsWith('Packing')) change(join(folder, 'noise.bin'));
    };
    expect(await publish(folder, report)).toBe(
      '“noise.bin” was changed or deleted while it was packed. Run the command again when the build is complete.',
    );
    expect(requests).toEqual([]);
  });

  test('names an archive that becomes shorter while it is uploaded', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'build.zip');
    writeFileSync(file, Buffer.alloc(20 * 1024 * 1024));
    const report = (line: string): void => {
      if (line.startsWith('Uploaded')) truncateSync(file, 9 * 1024 * 1024);
    };
    expect(await publish(file, report)).toBe(
      '“build.zip” became shorter while it was uploaded. Run the command again.',
    );
    expect(requests).toEqual(['POST uploads', 'PATCH upload-1']);
    expect(readdirSync(folder)).toEqual(['build.zip']);
  });

  test.each([404, 410])('starts a new upload if the portal answers %d to a part', async (status) => {
    refused = [status];
    expect(await publish(built())).toBe(UPLOADED);
    expect(requests).toEqual(['POST uploads', 'PATCH upload-1', 'HEAD upload-1', 'POST uploads', 'PATCH upload-1']);
  });

  test('continues the upload if the portal answers 409 to a part', async () => {
    refused = [409];
    expect(await publish(built())).toBe(UPLOADED);
    expect(requests).toEqual(['POST uploads', 'PATCH upload-1', 'HEAD upload-1', 'PATCH upload-1']);
  });
});
