import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above the server’s files.');
  return rootAbove(parent);
}

/** The folder of package.json: the same for the source and for the build in `dist`. */
export const projectRoot: string = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** Version of this product. */
export function productVersion(): string {
  // Without a schema, because the command line prints its help before it loads any package.
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
