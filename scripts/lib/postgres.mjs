import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';
import { which } from './which.mjs';

const LEAST_VERSION = 15;
const DEBIAN_HOME = '/usr/lib/postgresql';
const FASTER_THAN_SAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** Linux's file system in memory. Copying a database there takes a tenth of the time on a disk. */
const MEMORY = '/dev/shm';
const LEAST_MEMORY_BYTES = 4 * 1024 ** 3;

function dataParent() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < LEAST_MEMORY_BYTES ? tmpdir() : MEMORY;
}

const text = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' }).trim();

const versionOf = (folder) => Number(/(\d+)/.exec(text(join(folder, 'postgres'), '--version'))?.[1]);

function binaries() {
  const ofDebian = existsSync(DEBIAN_HOME)
    ? readdirSync(DEBIAN_HOME).map((name) => join(DEBIAN_HOME, name, 'bin'))
    : [];
  const onPath = which('postgres');
  return [...ofDebian, ...(onPath ? [dirname(onPath)] : [])]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .find((folder) => versionOf(folder) >= LEAST_VERSION);
}

/** Returns the folder of a PostgreSQL server of version 15 or later, installed if possible, or undefined. */
export async function findPostgres() {
  const found = binaries();
  if (found || !canInstallDebianPackages()) return found;
  return (await installDebianPackage('postgresql')) ? binaries() : undefined;
}

// PostgreSQL refuses to run as root.
function owner() {
  if (process.getuid?.() !== 0) return {};
  return { uid: Number(text('id', '-u', 'postgres')), gid: Number(text('id', '-g', 'postgres')) };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/**
 * Starts an empty server on a loopback port with durability switched off and further settings. `crash` ends it like a crash, and `restart` starts it
 * again. `stop` ends it and removes its data.
 */
export async function startPostgres(folder, further = []) {
  const data = mkdtempSync(join(dataParent(), 'postgres-'));
  const identity = owner();
  if (identity.uid !== undefined) chownSync(data, identity.uid, identity.gid);
  const options = { ...identity, cwd: data };
  const initialise = ['-D', data, '-U', 'holocade', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(folder, 'initdb'), initialise, { ...options, stdio: 'pipe' });

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...FASTER_THAN_SAFE, ...further];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  let server;
  const restart = async () => {
    server = spawn(join(folder, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
  };
  const end = async (signal) => {
    server.kill(signal);
    if (server.exitCode === null) await once(server, 'exit');
  };
  await restart();

  return {
    url: `postgres://holocade@127.0.0.1:${port}/postgres`,
    version: versionOf(folder),
    restart,
    crash: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
