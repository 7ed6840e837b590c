import { describe, expect, test } from 'vitest';
import { compileInLayer } from './compile-in-layer';

const FOREIGN = ['document', 'window', 'process', 'setTimeout', 'fetch', 'console', 'crypto', 'Buffer', 'localStorage'];

describe.each(['src/domain', 'src/application'])('the compiler in %s', (folder) => {
  test('does not know globals of browsers or Node', () => {
    const complaints = compileInLayer(folder, FOREIGN.map((name) => `export const _${name} = ${name};`).join('\n'));
    for (const name of FOREIGN) expect(complaints.some((each) => each.includes(`'${name}'`))).toBe(true);
    expect(complaints).toHaveLength(FOREIGN.length);
  });

  test('does not know modules of Node', () => {
    expect(compileInLayer(folder, "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;")).toEqual([
      expect.stringContaining("'node:fs'"),
    ]);
  });

  test('uses strict settings', () => {
    const code = [
      'export const a = (b: string[]): string => b[0];',
      'export const c: { d?: string } = { d: undefined };',
    ];
    expect(compileInLayer(folder, code.join('\n'))).toHaveLength(code.length);
  });

  test('accepts correct code', () => {
    expect(compileInLayer(folder, 'export const a = (b: readonly number[]): number | undefined => b.at(-1);')).toEqual(
      [],
    );
  });
});
