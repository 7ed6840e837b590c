import { chmod, cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { projectRoot } from '../system/project-root';

const templates = join(projectRoot, 'templates');

/** Folders that are not copied: packages and builds of template authors. */
const IGNORED = ['node_modules', 'dist'];

async function templateNames(): Promise<readonly string[]> {
  const entries = await readdir(templates, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() && !IGNORED.includes(entry.name) ? [entry.name] : [])).sort();
}

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    // A file with this name is refused like a folder with files.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

const OWNER_MAY_WRITE = 0o200;

/** Lets the owner change a folder with its files, which are read-only in an installed package. */
async function makeWritable(folder: string): Promise<void> {
  for (const path of ['', ...(await readdir(folder, { recursive: true }))]) {
    const file = join(folder, path);
    await chmod(file, (await stat(file)).mode | OWNER_MAY_WRITE);
  }
}

/** Copies a template's sources, package file and build script into a new or empty folder. */
export async function copyTemplate(name: string, folder: string): Promise<Result<string, string>> {
  const names = await templateNames();
  if (!names.includes(name)) return err(`Unknown template “${name}”. Available templates: ${names.join(', ')}.`);
  if (!(await isFree(folder))) return err(`${folder} is not an empty folder. Choose a new one.`);
  await mkdir(folder, { recursive: true });
  const source = join(templates, name);
  for (const entry of await readdir(source))
    if (!IGNORED.includes(entry)) await cp(join(source, entry), join(folder, entry), { recursive: true });
  await cp(join(templates, 'build-game.mjs'), join(folder, 'build.mjs'));
  await makeWritable(folder);
  await writeFile(join(folder, '.gitignore'), `${IGNORED.join('\n')}\n`);
  return ok(
    [
      `Template “${name}” copied to ${folder}. Build it there:`,
      '  npm install',
      '  npm run build',
      "Then publish it from the portal's folder:",
      `  npm run ${brand.identifier} -- publish ${join(folder, 'dist')} --developer YOUR-SLUG`,
    ].join('\n'),
  );
}
