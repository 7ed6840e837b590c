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

/** The page lists the proofs of each threat as `- title of a test (`file`)`, below a heading with the threat's number if it has one. */
const page = read('docs/security.md');
const headed = [...page.matchAll(/^### ([TFM]\d+): /gm)].map(([, number = '']) => number);
/** Numbers of implemented parts, which must always have a proof. */
const BUILT = [
  ...['T04', 'T05', 'T06', 'T07', 'T08', 'T09', 'T10', 'T11', 'T12', 'T13', 'T14', 'T15', 'T16', 'T17', 'T18', 'T19'],
  ...[
    'T20',
    'T21',
    'T22',
    'T23',
    'T24',
    'T25',
    'T26',
    'T27',
    'T28',
    'T29',
    'T30',
    'T32',
    'T33',
    'T34',
    'T35',
    'T36',
    'T37',
    'T38',
    'T39',
    'T40',
    'T41',
    'T42',
    'T45',
  ],
  ...[
    'T46',
    'T51',
    'T52',
    'T53',
    'T55',
    'T56',
    'T57',
    'T58',
    'T60',
    'T61',
    'T65',
    'T66',
    'T67',
    'T68',
    'T69',
    'T70',
    'T71',
    'T72',
    'T73',
    'T74',
    'T75',
    'T76',
    'T77',
    'T78',
    'T79',
    'T80',
    'T81',
    'T82',
    'T83',
    'T84',
    'T85',
    'M8',
    'M9',
    'M10',
    'M20',
  ],
  ...['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F21', 'F22', 'F23', 'F24', 'F25', 'F26'],
];
/** A title may start with several numbers. */
const titles = testFiles.flatMap((file) =>
  [...read(file).matchAll(/(['"`])((?:[TFM]\d{1,2}: )+)(.+?)\1/g)].flatMap(([, , before = '', name = '']) => {
    // Size tags are at the end of a title.
    const words = [...before.trim().split(' '), name.replace(/ @(?:phone|desktop)$/, '')];
    return words.slice(0, -1).map((number, at) => ({
      number: number.slice(0, -1),
      line: `- ${words.slice(at + 1).join(' ')} (\`${file}\`)`,
    }));
  }),
);
const numbers = [...new Set([...headed, ...BUILT, ...titles.map(({ number }) => number)])].sort();
const listed = [...page.matchAll(/^- (.+) \(`(.+)`\)$/gm)].map(([, title = '', file = '']) => ({ title, file }));

const section = (number: string): string => page.split(`### ${number}: `)[1]?.split('\n#')[0] ?? '';

describe('docs/security.md', () => {
  test('names only existing tests', () => {
    expect(listed.length).toBeGreaterThan(80);
    const missing = listed.filter(({ title, file }) => !testFiles.includes(file) || !read(file).includes(title));
    expect(missing).toEqual([]);
  });

  test('names only existing files', () => {
    const named = [...page.matchAll(/`((?:test|e2e)\/[^`]+)`/g)].map(([, file]) => file ?? '');
    expect(named.filter((file) => !existsSync(root + file))).toEqual([]);
  });

  test('names only files without skipped tests', () => {
    const left = /\b(?:describe|test|it)(?:\.\w+)*\.(?:skip|todo|only|fails|fixme)/;
    expect(listed.filter(({ file }) => testFiles.includes(file) && left.test(read(file)))).toEqual([]);
  });

  test.each(numbers)('names every test of %s and at least one', (number) => {
    const lines = titles.filter((title) => title.number === number).map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !section(number).includes(line))).toEqual([]);
  });
});
