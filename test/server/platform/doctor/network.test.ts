import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { systemNetwork } from '../../../../server/platform/doctor/examine-hosts';
import { temporaryFolder } from '../../support/temporary-folder';

const network = systemNetwork(300);
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listen<S extends Server>(server: S): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('systemNetwork', () => {
  test('reads the certificate of a host, also one that browsers refuse', async () => {
    const folder = temporaryFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '30',
    ];
    execFileSync('openssl', [...request, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], { stdio: 'pipe' });
    const port = await listen(createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }));
    const { problem, expiresAt } = await network.certificate('localhost', port);
    expect(problem).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect((expiresAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  });

  test('returns status, headers and text of an answer, and follows no redirect', async () => {
    const port = await listen(
      createServer((_request, response) =>
        response.writeHead(302, { location: '/', 'x-content-type-options': 'nosniff' }).end('moved'),
      ),
    );
    const answer = await network.get(`http://127.0.0.1:${String(port)}/x`);
    expect(answer).toMatchObject({ status: 302, headers: { 'x-content-type-options': 'nosniff' }, text: 'moved' });
  });

  test('gives up a host that accepts connections and never answers', async () => {
    const open = new Set<{ destroy(): void }>();
    const port = await listen(createSocketServer((socket) => void open.add(socket)));
    await expect(network.certificate('localhost', port)).rejects.toThrow(`no answer on port ${String(port)}`);
    await expect(network.get(`http://127.0.0.1:${String(port)}/`)).rejects.toThrow('no answer (');
    for (const socket of open) socket.destroy();
  });

  test('resolves a name, and reports a closed port with its reason', async () => {
    expect(await network.resolve('localhost')).not.toEqual([]);
    await expect(network.get('http://127.0.0.1:1/')).rejects.toThrow(/^no answer \(/);
  });
});
