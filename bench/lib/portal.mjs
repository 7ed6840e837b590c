import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { openServerSources } from '../../scripts/lib/server-sources.mjs';
import { withEmptyDatabase } from './filled-catalogue.mjs';
import { start, untilReady } from './process.mjs';
import { startFlags } from './start-flags.mjs';
import { startTlsProxy } from './tls-proxy.mjs';

/** Password of the demo accounts; production refuses the usual one. */
export const DEMO_PASSWORD = 'Benchmarks!1';

export const HOST = 'holocade.localhost';
const SECRET = 'a secret for benchmarks that is long enough';

/** Settings of a server in production mode on loopback, behind a TLS proxy on port `tls` if it is given. */
export const serverSettings = ({ port, data, database, demo, tls }) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  HOLOCADE_HOST: HOST,
  HOLOCADE_DATA: data,
  HOLOCADE_SECRET: SECRET,
  HOLOCADE_TRUST_PROXY: '127.0.0.1',
  HOLOCADE_DEMO: demo ? '1' : '0',
  HOLOCADE_DEMO_PASSWORD: DEMO_PASSWORD,
  HOLOCADE_LOG_LEVEL: 'error',
  DATABASE_URL: database,
  ...(tls === undefined
    ? { HOLOCADE_SCHEME: 'http' }
    : { HOLOCADE_SCHEME: 'https', HOLOCADE_PUBLIC_PORT: String(tls) }),
});

/**
 * Runs work with the built portal in production mode on loopback: PostgreSQL with a number of synthetic games, and, on request, the demo
 * content (`demo`), nginx with TLS and HTTP/2 in front (`tls`), and memory reports (`memory`). `work` gets the addresses, the database's client
 * and the server's process.
 */
export async function withPortal({ games, port, demo = false, tls, memory = false }, work) {
  const postgres = await findPostgres();
  if (postgres === undefined)
    throw new Error('No PostgreSQL server of version 15 or later found. Install one and run the benchmark again.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const sources = await openServerSources();
  const ends = [() => rmSync(folder, { recursive: true, force: true }), () => sources.close()];
  try {
    return await withEmptyDatabase(postgres, sources, async ({ client, fill, url: database }) => {
      // The server inserts its demo content into an empty catalogue only.
      if (!demo) await fill(games);
      const data = join(folder, 'data');
      mkdirSync(data);
      const preloaded = memory ? ['--expose-gc', '--import', fromRoot('bench/lib/report-memory.mjs')] : [];
      const environment = serverSettings({ port, data, database, demo, tls });
      const program = [...startFlags, ...preloaded, fromRoot('dist/server/main.js')];
      const server = start(process.execPath, program, environment, { channel: memory });
      ends.push(server.stop);
      const origin = `http://127.0.0.1:${port}`;
      await untilReady(server.child, origin);
      if (demo) await fill(games);
      if (tls !== undefined) ends.push((await startTlsProxy({ folder, port: tls, servers: [port], host: HOST })).stop);
      const address = tls === undefined ? `http://${HOST}:${port}` : `https://${HOST}:${tls}`;
      try {
        return await work({
          origin,
          address,
          host: HOST,
          folder,
          database,
          client,
          pid: server.child.pid,
          server: server.child,
        });
      } finally {
        while (ends.length > 2) await ends.pop()();
      }
    });
  } finally {
    while (ends.length > 0) await ends.pop()();
  }
}
