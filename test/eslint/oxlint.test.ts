import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BREACHES = {
  // A compiler error.
  TS2322: "export const a: number = 'b';",
  'no-floating-promises': 'export const a = (b: Promise<void>): void => { b; };',
  'no-misused-promises': 'export const a = (b: Promise<boolean>): number => (b ? 1 : 2);',
  'no-unsafe-return': 'export const a = (b: string): number => JSON.parse(b);',
  'only-throw-error': "export const a = (): never => { throw 'b'; };",
  'switch-exhaustiveness-check': "export function a(b: 'c' | 'd'): void { switch (b) { case 'c': break; } }",
};

describe('rules of .oxlintrc.json that need types', () => {
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
      'export const a = async (b: Promise<void>): Promise<void> => { await b; };',
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
