import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { systemRandom } from './server-random';

const exists = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creates a file atomically with its content, so that nobody reads half of it. Returns false if the name is taken. */
export function createAtomically(path: string, content: string): boolean {
  const unnamed = `${path}.${systemRandom.uuid()}`;
  try {
    writeFileSync(unnamed, content, { flag: 'wx', mode: 0o600 });
    linkSync(unnamed, path);
    return true;
  } catch (error) {
    if (exists(error)) return false;
    throw error;
  } finally {
    rmSync(unnamed, { force: true });
  }
}
