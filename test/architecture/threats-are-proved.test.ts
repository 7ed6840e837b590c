import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

const testFiles = ['test', 'e2e'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);

/** The page says of each threat and each bad input: `- title of a test (`file`)`, below a heading that begins with its number if it has one. */
const page = read('docs/security.md');
const numbers = [...page.matchAll(/^### ([TFM]\d\d): /gm)].map(([, number]) => number);
const told = [...page.matchAll(/^- (.+) \(`(.+)`\)$/gm)].map(([, title = '', file = '']) => ({ title, file }));

const section = (number: string): string => page.split(`### ${number}: `)[1]?.split('\n#')[0] ?? '';

describe('the page about security', () => {
  test('names only tests that are there', () => {
    expect(told.length).toBeGreaterThan(80);
    const missing = told.filter(({ title, file }) => !testFiles.includes(file) || !read(file).includes(title));
    expect(missing).toEqual([]);
  });

  test('names only files that are there', () => {
    const named = [...page.matchAll(/`((?:test|e2e)\/[^`]+)`/g)].map(([, file]) => file ?? '');
    expect(named.filter((file) => !existsSync(root + file))).toEqual([]);
  });

  test('names only files in which every test runs', () => {
    const left = /\b(?:describe|test|it)(?:\.\w+)*\.(?:skip|todo|only|fails|fixme)/;
    expect(told.filter(({ file }) => testFiles.includes(file) && left.test(read(file)))).toEqual([]);
  });

  test.each(numbers)('names every test of %s, and at least one', (number = '') => {
    const titled = new RegExp(`(['\`])${number}: (.+?)\\1`, 'g');
    const tests = testFiles.flatMap((file) =>
      [...read(file).matchAll(titled)].map(([, , title]) => `- ${title} (\`${file}\`)`),
    );
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((line) => !section(number).includes(line))).toEqual([]);
  });
});
