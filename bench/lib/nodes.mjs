import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { openServerSources } from '../../scripts/lib/server-sources.mjs';
import { withEmptyDatabase } from './filled-catalogue.mjs';
import { HOST, serverSettings } from './portal.mjs';
import { start, untilReady } from './process.mjs';
import { startFiles, startRedis } from './services.mjs';
import { startFlags } from './start-flags.mjs';
import { startTlsProxy } from './tls-proxy.mjs';

const RESIDENT = /^VmRSS:\s+(\d+) kB$/m;

/** A server of the portal, which can be started again from another release. */
class Node {
  #running;

  constructor(settings) {
    this.settings = settings;
  }

  /** Starts the server of the release in a folder, and resolves when it is ready. */
  async start(release) {
    const program = [...startFlags, join(release, 'dist/server/main.js')];
    this.#running = start(process.execPath, program, this.settings, { cwd: release });
    await untilReady(this.#running.child, `http://127.0.0.1:${this.settings.PORT}`);
  }

  /** Ends the server, and resolves after its exit. */
  async stop(signal) {
    await this.#running?.stop(signal);
  }

  /** Returns the resident memory in MB, or undefined while the server is not running. */
  memory() {
    const { pid, exitCode, signalCode } = this.#running.child;
    if (exitCode !== null || signalCode !== null) return undefined;
    return Number(RESIDENT.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  }
}

/**
 * Runs work with `count` servers of the release in a folder, one PostgreSQL database with demo content and synthetic games, and nginx with
 * TLS on port `tls` in front. The servers listen on the ports after it. With `redis`, they share a Redis server, and with `s3` a bucket.
 */
export async function withNodes({ count, games, tls, release, redis = false, s3 = false }, work) {
  const postgres = await findPostgres();
  if (postgres === undefined) throw new Error('No PostgreSQL server of version 15 or later found. Install one.');
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const sources = await openServerSources();
  const ends = [() => rmSync(folder, { recursive: true, force: true }), () => sources.close()];
  try {
    return await withEmptyDatabase(postgres, sources, async ({ client, fill, url: database }) => {
      const ports = Array.from({ length: count }, (_, index) => tls + 2 + index);
      const services = [
        ...(redis ? [await startRedis({ folder, port: tls + 2 + count })] : []),
        ...(s3 ? [await startFiles({ folder })] : []),
      ];
      ends.push(
        ...services.map(
          ({ stop }) =>
            () =>
              stop(),
        ),
      );
      const shared = Object.assign({}, ...services.map(({ settings }) => settings));
      const nodes = ports.map((port) => {
        const data = join(folder, `data-${port}`);
        mkdirSync(data);
        return new Node({ ...serverSettings({ port, data, database, demo: true, tls }), ...shared });
      });
      const [first, ...others] = nodes;
      try {
        await first.start(release);
        await fill(games);
        for (const node of others) await node.start(release);
        const proxy = await startTlsProxy({ folder, port: tls, servers: ports, host: HOST });
        ends.push(proxy.stop);
        return await work({ nodes, client, host: HOST, address: `https://${HOST}:${tls}`, port: tls });
      } finally {
        if (ends.length > 2 + services.length) await ends.pop()();
        await Promise.all(nodes.map((node) => node.stop()));
        while (ends.length > 2) await ends.pop()();
      }
    });
  } finally {
    while (ends.length > 0) await ends.pop()();
  }
}
