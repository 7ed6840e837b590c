import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { embeddedOnly } from '../../scripts/lib/embedded-only.mjs';
import config, { long } from '../../vitest.config';

const folder = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path) && !path.includes('/fixtures/'));

interface Project {
  readonly test: {
    readonly environment: string;
    readonly include: readonly string[];
    readonly exclude: readonly string[];
  };
}

const projects = (config.test?.projects ?? []) as readonly Project[];

/** Returns the pattern of a glob with `**`, `*` and one list of endings. */
function pattern(glob: string): RegExp {
  const escaped = glob
    .replace(/[.]/g, '\\.')
    .replace(/\{(.+)\}/, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  return new RegExp(`^${escaped.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`);
}

/**
 * True if a project runs a test file. Tests of the embedded database are left to the runs without PostgreSQL, long ones
 * to the run on request.
 */
function runs({ test: { include, exclude } }: Project, path: string): boolean {
  const excluded = exclude.filter((glob) => !embeddedOnly.includes(glob) && glob !== long);
  const matches = (glob: string) => pattern(glob).test(path);
  return include.some(matches) && !excluded.some(matches);
}

test('every test file belongs to exactly one project of npm test', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => projects.filter((project) => runs(project, path)).length !== 1)).toEqual([]);
});

test('tests of machines run without a DOM', () => {
  const machines = files.filter((path) => path.endsWith('.machine.test.ts'));
  const environments = machines.flatMap((path) => projects.filter((project) => runs(project, path)));
  expect(machines.length).toBeGreaterThan(15);
  expect(new Set(environments.map(({ test: { environment } }) => environment))).toEqual(new Set(['node']));
});

test('every long test belongs to the server, whose step runs it on request', () => {
  const all = files.filter((path) => path.endsWith('.long.test.ts'));
  expect(all.length).toBeGreaterThan(2);
  expect(all.filter((path) => !path.startsWith('test/server/'))).toEqual([]);
});
