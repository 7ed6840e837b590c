import { describe, expect, test } from 'vitest';
import { compileInLayer } from './compile-in-layer';

const FOREIGN = ['document', 'window', 'process', 'setTimeout', 'fetch', 'console', 'crypto', 'Buffer', 'localStorage'];

const PROJECTS = ['src/domain/tsconfig.json', 'src/application/tsconfig.json', 'src/ui/tsconfig.machines.json'];

describe.each(PROJECTS)('the compiler with %s', (project) => {
  test('does not know globals of browsers or Node', () => {
    const complaints = compileInLayer(project, FOREIGN.map((name) => `export const _${name} = ${name};`).join('\n'));
    for (const name of FOREIGN) expect(complaints.some((each) => each.includes(`'${name}'`))).toBe(true);
    expect(complaints).toHaveLength(FOREIGN.length);
  });

  test('does not know modules of Node', () => {
    expect(compileInLayer(project, "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;")).toEqual([
      expect.stringContaining("'node:fs'"),
    ]);
  });

  test('uses strict settings', () => {
    const code = [
      'export const a = (b: string[]): string => b[0];',
      'export const c: { d?: string } = { d: undefined };',
    ];
    expect(compileInLayer(project, code.join('\n'))).toHaveLength(code.length);
  });

  test('accepts correct code', () => {
    expect(compileInLayer(project, 'export const a = (b: readonly number[]): number | undefined => b.at(-1);')).toEqual(
      [],
    );
  });
});
