import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { breaches } from './breaches';

const eslint = new ESLint();

async function rulesBrokenBy(file: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('the local lint rules', () => {
  test.each(breaches)('report $title in $file', async ({ file, code, rule }) => {
    expect(await rulesBrokenBy(file, code)).toContain(rule);
  });

  test.each([
    [
      'src/ui/a/b.styles.ts',
      'export const a = css`@media ${below} {} @container (min-width: 540px) { min-width: 1px; }`;',
    ],
    ['src/application/a/c.ts', '// Returns what is left\n// Where is it.\nexport const a = 1;'],
    ['src/domain/games/a.ts', "import { a } from '../shared/a';\na();"],
    ['src/domain/play/b.ts', "export const a = (b: string) => b.localeCompare('c', 'en') + new Date(0).getUTCHours();"],
    ['src/domain/play/a.ts', "import { a } from '../games/b';\na();"],
    ['src/ui/a/b.machine.ts', "import { a } from '../../domain/a/b';\nimport { c } from '../c/c.machine';\na(c);"],
    ['src/application/a/b.ts', "import { of } from 'rxjs';\nof(1);"],
    ['src/adapters/system/system.ts', 'export const now = () => Date.now();'],
    ['src/composition/a.ts', "import { Container } from 'inversify';\nnew Container();"],
    ['src/ui/content/RichText.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: b }} />;'],
    ['server/platform/system/clock.ts', 'export const now = () => Date.now();'],
    ['server/a/b.ts', "import { a } from '../../src/domain/auth/a';\na();"],
    ['sdk/b.ts', "import { a } from '../src/domain/bridge/a';\na();"],
    ['games/a/b.ts', "import { Scene } from 'three';\nimport { a } from '@holocade/sdk';\na(Scene);"],
    ['src/domain/bridge/trusted-origin.policy.ts', "export const a = (host: string) => host.endsWith('.b');"],
  ])('leave what is right in %s alone', async (file, code) => {
    expect(await rulesBrokenBy(file, code)).toEqual([]);
  });
});
