import { describe, expect, test } from 'vitest';
import { compileInLayer } from './compile-in-layer';

const FOREIGN = ['document', 'window', 'process', 'setTimeout', 'fetch', 'console', 'crypto', 'Buffer', 'localStorage'];

describe.each(['src/domain', 'src/application'])('the compiler in %s', (folder) => {
  test('knows nothing of a browser or of Node', () => {
    const complaints = compileInLayer(folder, FOREIGN.map((name) => `export const _${name} = ${name};`).join('\n'));
    for (const name of FOREIGN) expect(complaints.some((each) => each.includes(`'${name}'`))).toBe(true);
    expect(complaints).toHaveLength(FOREIGN.length);
  });

  test('knows no module of Node', () => {
    expect(compileInLayer(folder, "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;")).toEqual([
      expect.stringContaining("'node:fs'"),
    ]);
  });

  test('is strict', () => {
    const code = [
      'export const a = (b: string[]): string => b[0];',
      'export const c: { d?: string } = { d: undefined };',
    ];
    expect(compileInLayer(folder, code.join('\n'))).toHaveLength(code.length);
  });

  test('takes what is right', () => {
    expect(compileInLayer(folder, 'export const a = (b: readonly number[]): number | undefined => b.at(-1);')).toEqual(
      [],
    );
  });
});
