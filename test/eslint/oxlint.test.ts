import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BREACHES = {
  // A compiler error.
  TS2322: "export const a: number = 'b';",
  'consistent-type-imports': "import { a } from './right';\nexport type A = typeof a;",
  eqeqeq: 'export const a = (b: string | null): boolean => b == null;',
  'max-lines': `${'// A line.\n'.repeat(250)}export {};\n`,
  'no-explicit-any': 'export const a = (b: any): unknown => b;',
  'no-floating-promises': 'export const a = (b: Promise<void>): void => { b; };',
  'no-misused-promises': 'export const a = (b: Promise<boolean>): number => (b ? 1 : 2);',
  'no-non-null-assertion': 'export const a = (b?: string): string => b!;',
  'no-unsafe-return': 'export const a = (b: string): number => JSON.parse(b);',
  'no-unused-vars': 'const a = 1;\nexport {};',
  'no-useless-assignment': 'export function a(): number { let b = 1; b = 2; return b; }',
  'no-warning-comments': `// ${'TO'}${'DO'}: later\nexport {};`,
  'only-throw-error': "export const a = (): never => { throw 'b'; };",
  'switch-exhaustiveness-check': "export function a(b: 'c' | 'd'): void { switch (b) { case 'c': break; } }",
};

describe('the rules of .oxlintrc.json', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oxlint-'));
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["."] }');
    for (const [rule, code] of Object.entries(BREACHES)) writeFileSync(join(folder, `${rule}.ts`), code);
    mkdirSync(join(folder, 'inner'));
    writeFileSync(join(folder, 'inner/tsconfig.json'), '{ "compilerOptions": { "lib": ["ES2023"], "types": [] } }');
    writeFileSync(join(folder, 'inner/layer.ts'), 'export const a = (): string => document.title;');
    writeFileSync(
      join(folder, 'right.ts'),
      `${'// A line.\n'.repeat(249)}export const a = async (b: Promise<void>, _c: string): Promise<void> => { await b; };\n`,
    );
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('report a planned breach each and accept correct code', () => {
    const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['--format=unix'], { cwd: folder });
    const reported = stdout.toString();
    for (const rule of Object.keys(BREACHES)) expect(reported).toMatch(new RegExp(`${rule}\\.ts:.*\\(${rule}\\)`));
    expect(reported).not.toContain('right.ts');
    // The nearest tsconfig.json applies, so an inner layer has no DOM.
    expect(reported).toMatch(/inner\/layer\.ts:.*\(TS2584\)/);
  });
});
