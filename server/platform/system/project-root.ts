import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above the server’s files.');
  return rootAbove(parent);
}

/** The folder of package.json: the same for the source and for the build in `dist`. */
export const projectRoot: string = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** Version of this product. */
export const productVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version;
