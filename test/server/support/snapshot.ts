import type { PGlite } from '@electric-sql/pglite';
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../../server/platform/database/database';
import { embeddedDatabase, embeddedEngine } from '../../../server/platform/database/embedded-database';
import { projectRoot } from '../../../server/platform/system/project-root';
import { leaseEngine } from './engine-lease';
import type { Restore } from './pristine';
import { rememberContent } from './pristine';

/** Files that determine the content of a migrated and filled database. */
const SOURCES = [
  'server/platform/database',
  'server/platform/demo',
  'server/platform/markdown',
  'server/assets',
  'package-lock.json',
];
/** Files with a game's catalogue entry and the colours of its pictures. */
const GAME_FACTS = /(game|colours)\.json$/;
const FOLDER = join(projectRoot, '.cache', 'database-snapshots');

function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

let fingerprint: string | undefined;

/** Fingerprint of the sources, which identifies a snapshot. */
export const snapshotFingerprint = (): string => (fingerprint ??= hashSources());

function hashSources(): string {
  const hash = createHash('sha256');
  const games = filesBelow(join(projectRoot, 'games')).filter((file) => GAME_FACTS.test(file));
  for (const file of [...games, ...SOURCES.flatMap((source) => filesBelow(join(projectRoot, source)))])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function make(file: string, fill: (engine: PGlite) => Promise<void>): Promise<void> {
  const engine = await embeddedEngine();
  await fill(engine);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

/** Returns the snapshot file of a filled engine, and creates it once. */
async function fileOf(name: string, fill: (engine: PGlite) => Promise<void>): Promise<string> {
  const file = join(FOLDER, `${name}-${snapshotFingerprint()}.tar`);
  if (!existsSync(file)) await make(file, fill);
  return file;
}

const load = (file: string): Promise<PGlite> => embeddedEngine({ loadDataDir: new Blob([readFileSync(file)]) });

interface IdleEngine {
  readonly engine: PGlite;
  readonly restore: Restore;
}

/** Open but unused engines of this worker, by snapshot, because loading one takes a second. */
const idle = new Map<string, IdleEngine>();

async function loadEngine(file: string): Promise<IdleEngine> {
  const engine = await load(file);
  return { engine, restore: await rememberContent(engine) };
}

async function returnEngine(file: string, idleEngine: IdleEngine): Promise<void> {
  if (!idle.has(file) && (await idleEngine.restore())) idle.set(file, idleEngine);
  else await idleEngine.engine.close();
}

/** Opens a migrated and filled database in memory. It is created once; later workers load it from a file. */
export async function fromSnapshot(name: string, fill: (database: Database) => Promise<void>): Promise<Database> {
  const file = await fileOf(name, async (engine) => fill(await embeddedDatabase(engine)));
  const idleEngine = idle.get(file) ?? (await loadEngine(file));
  idle.delete(file);
  const lease = leaseEngine(idleEngine.engine);
  const database = await embeddedDatabase(lease.engine);
  let closed: Promise<void> | undefined;
  const close = () => {
    lease.end();
    return (closed ??= returnEngine(file, idleEngine));
  };
  return { ...database, close };
}

/** Opens a new engine in memory without migrations. */
export async function rawEngine(): Promise<PGlite> {
  return load(await fileOf('raw', async () => {}));
}

async function place(folder: string, file: string): Promise<void> {
  mkdirSync(join(folder, 'db'), { mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', file, '-C', join(folder, 'db')]);
}

/** Puts a new database without migrations into a data folder. */
export async function placeRaw(folder: string): Promise<void> {
  await place(folder, await fileOf('raw', async () => {}));
}

/** Puts a migrated database with content into a data folder, as left by an earlier server. */
export async function placeFilled(
  folder: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  await place(folder, await fileOf(name, async (engine) => fill(await embeddedDatabase(engine))));
}

/** Puts a migrated database without content into a data folder, as left by an earlier server. */
export async function placeEmpty(folder: string): Promise<void> {
  await place(folder, await fileOf('empty', async (engine) => void (await embeddedDatabase(engine))));
}
