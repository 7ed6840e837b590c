import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') })),
);

/** Returns every element that opens a tab, with its attributes. */
const opening = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/<\w+(?:[^<>]|=>|\{[^{}]*\})*?target="_blank"[^<]*?>/g)].map(([element]) => ({ path, element })),
);

test('T15: links that open another site in a tab give it no reference to this page', () => {
  const elsewhere = opening.filter(({ element }) => /\shref=/.test(element));
  expect(elsewhere.length).toBeGreaterThan(2);
  expect(elsewhere.filter(({ element }) => !/\srel="[^"]*\bnoopener\b/.test(element))).toEqual([]);
});
