import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import config from '../../vitest.config';

const folder = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path) && !path.includes('/fixtures/'));

interface Project {
  readonly test: { readonly include: readonly string[] };
}

const projects = (config.test?.projects ?? []) as readonly Project[];

/** Returns the folders of a project's tests, whose patterns are `test/{folder}/…`. */
const foldersOf = ({ test: { include } }: Project) => include.map((glob) => glob.split('/')[1]);

test('every test file belongs to exactly one project of npm test', () => {
  const folders = projects.flatMap(foldersOf);
  const runs = (path: string) => folders.filter((name) => name === path.split('/')[1]).length;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => runs(path) !== 1)).toEqual([]);
});
