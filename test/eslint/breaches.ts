/** One planned violation of a lint rule: the file, the code, and the rule that must report it. */
export interface Breach {
  readonly title: string;
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

const breach = (title: string, file: string, rule: string, code: string): Breach => ({ title, file, rule, code });

const SYNTAX = 'no-restricted-syntax';
const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';

/** At least one violation of each local rule. The code is text, so that other checks ignore it. */
export const breaches: readonly Breach[] = [
  breach('any', 'src/domain/a/b.ts', '@typescript-eslint/no-explicit-any', 'export const a = (b: any): unknown => b;'),
  breach(
    'non-null',
    'server/a/b.ts',
    '@typescript-eslint/no-non-null-assertion',
    'export const a = (b?: string) => b!;',
  ),
  breach('a decorator', 'src/ui/a/b.ts', SYNTAX, '@sealed\nexport class A {}'),
  breach('a default export', 'src/ui/a/b.ts', SYNTAX, 'export default 1;'),
  breach('a default export by name', 'server/a/b.ts', SYNTAX, 'const a = 1;\nexport { a as default };'),
  breach('a barrel', 'src/domain/a/b.ts', SYNTAX, "export * from './c';"),
  breach('raw SQL', 'server/a/b.ts', SYNTAX, "sql.raw('select 1');"),
  breach(
    'HTML as a prop',
    'src/ui/a/B.tsx',
    SYNTAX,
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: b }} />;',
  ),
  breach('HTML as an assignment', 'src/adapters/a/b.ts', SYNTAX, "node.innerHTML = '<b>';"),
  breach('a message to anyone', 'src/adapters/iframe/b.ts', SYNTAX, "frame.postMessage({}, '*');"),
  breach('a message to anyone by option', 'sdk/b.ts', SYNTAX, "parent.postMessage({}, { targetOrigin: '*' });"),
  breach('a message past the port', 'src/ui/a/b.ts', SYNTAX, 'frame.postMessage({}, origin);'),
  breach(
    'half an origin',
    'src/adapters/iframe/b.ts',
    SYNTAX,
    "export const ok = event.origin.endsWith('.example.com');",
  ),
  breach('time in the domain', 'src/domain/a/b.ts', SYNTAX, 'export const a = () => Date.now();'),
  breach('time in the application', 'src/application/a/b.ts', SYNTAX, 'export const a = () => new Date();'),
  breach('time in the interface', 'src/ui/a/b.ts', SYNTAX, 'export const a = () => dayjs();'),
  breach('time in the server', 'server/a/b.ts', SYNTAX, 'export const a = () => Date.now();'),
  breach('chance', 'src/domain/a/b.ts', SYNTAX, 'export const a = () => Math.random();'),
  breach('a date of now', 'src/domain/a/b.ts', SYNTAX, 'export const a = () => new Date();'),
  breach('a date as text', 'src/domain/a/b.ts', SYNTAX, 'export const a = () => Date();'),
  breach('chance in the application', 'src/application/a/b.ts', SYNTAX, 'export const a = () => Math.random();'),
  breach(
    'the language of the machine',
    'src/domain/a/b.ts',
    SYNTAX,
    'export const a = (b: number) => b.toLocaleString();',
  ),
  breach('its order', 'src/domain/a/b.ts', SYNTAX, "export const a = (b: string) => b.localeCompare('c');"),
  breach('its numbers', 'src/domain/a/b.ts', SYNTAX, 'export const a = () => new Intl.NumberFormat();'),
  breach(
    'its dates',
    'src/application/a/b.ts',
    SYNTAX,
    'export const a = () => new Intl.DateTimeFormat(undefined, {});',
  ),
  breach('its time zone', 'src/domain/a/b.ts', SYNTAX, 'export const a = (b: Date) => b.getHours();'),
  breach('a date of its time zone', 'src/domain/a/b.ts', SYNTAX, 'export const a = () => new Date(2026, 0);'),
  breach(
    'its language in the trust policy',
    'src/domain/bridge/trusted-origin.policy.ts',
    SYNTAX,
    'export const a = (b: string) => b.toLocaleLowerCase();',
  ),
  ...[
    'document',
    'window',
    'self',
    'globalThis',
    'process',
    'crypto',
    'fetch',
    'console',
    'setTimeout',
    'localStorage',
  ].flatMap((name) => [
    breach(`${name} in the domain`, 'src/domain/a/b.ts', GLOBALS, `export const a = () => ${name};`),
    breach(`${name} in the application`, 'src/application/a/b.ts', GLOBALS, `export const a = () => ${name};`),
  ]),
  breach('the network in the interface', 'src/ui/a/b.ts', GLOBALS, "void fetch('/v1/auth/status');"),
  breach('storage in the interface', 'src/ui/a/b.ts', GLOBALS, "localStorage.setItem('a', 'b');"),
  breach('a timer in the interface', 'src/ui/a/b.ts', GLOBALS, 'setTimeout(() => undefined, 1);'),
  breach('a console in the server', 'server/a/b.ts', 'no-console', "console.log('a');"),
  breach(
    'Node in the domain',
    'src/domain/a/b.ts',
    IMPORTS,
    "import { readFileSync } from 'node:fs';\nreadFileSync('a');",
  ),
  breach(
    'Node in the application',
    'src/application/a/b.ts',
    IMPORTS,
    "import { env } from 'node:process';\nvoid env;",
  ),
  breach('the contract in the domain', 'src/domain/a/b.ts', IMPORTS, "import { a } from '../../contract/a';\na();"),
  breach('the server in the domain', 'src/domain/a/b.ts', IMPORTS, "import { a } from '../../../server/a/b';\na();"),
  breach('a package in the domain', 'src/domain/a/b.ts', IMPORTS, "import { of } from 'rxjs';\nof(1);"),
  breach(
    'the application in the domain',
    'src/domain/a/b.ts',
    IMPORTS,
    "import { a } from '../../application/a/b';\na();",
  ),
  breach(
    'an adapter in the application',
    'src/application/a/b.ts',
    IMPORTS,
    "import { a } from '../../adapters/a/b';\na();",
  ),
  breach(
    'mobx in the application',
    'src/application/a/b.ts',
    IMPORTS,
    "import { observable } from 'mobx';\nobservable({});",
  ),
  breach('the interface in an adapter', 'src/adapters/a/b.ts', IMPORTS, "import { a } from '../../ui/a/b';\na();"),
  breach('an adapter in the interface', 'src/ui/a/b.ts', IMPORTS, "import { a } from '../../adapters/a/b';\na();"),
  breach(
    'inversify in the interface',
    'src/ui/a/b.ts',
    IMPORTS,
    "import { Container } from 'inversify';\nnew Container();",
  ),
  breach(
    'inversify in an adapter',
    'src/adapters/a/b.ts',
    IMPORTS,
    "import { Container } from 'inversify';\nnew Container();",
  ),
  breach(
    'inversify in the server',
    'server/a/b.ts',
    IMPORTS,
    "import { Container } from 'inversify';\nnew Container();",
  ),
  breach('a second reflection', 'src/composition/a.ts', IMPORTS, "import 'reflect-metadata';"),
  breach('the interface in the server', 'server/a/b.ts', IMPORTS, "import { a } from '../../src/ui/a/b';\na();"),
  breach('the domain in the SDK', 'sdk/b.ts', IMPORTS, "import { a } from '../src/domain/auth/b';\na();"),
  breach('the portal in a game', 'games/a/b.ts', IMPORTS, "import { a } from '../../src/domain/bridge/b';\na();"),
  breach('a package in a game', 'games/a/b.ts', IMPORTS, "import { of } from 'rxjs';\nof(1);"),
  breach(
    'a second React in the contract',
    'src/contract/a.ts',
    IMPORTS,
    "import { useState } from 'react';\nuseState();",
  ),
  breach(
    'a hook in a branch',
    'src/ui/a/B.tsx',
    'react-hooks/rules-of-hooks',
    'export const A = () => (b ? useState() : 1);',
  ),
  breach(
    'a picture without words',
    'src/ui/a/B.tsx',
    'jsx-a11y/alt-text',
    'export const A = () => <img src="/a.png" />;',
  ),
  breach('a lone test', 'test/domain/a.test.ts', SYNTAX, "test.only('a', () => undefined);"),
  breach('a skipped group', 'test/domain/a.test.ts', SYNTAX, "describe.skip('a', () => undefined);"),
  breach('a sleep', 'test/domain/a.test.ts', GLOBALS, 'setTimeout(() => undefined, 1);'),
  breach('a sleep in the browser', 'e2e/a.spec.ts', SYNTAX, 'await page.waitForTimeout(1);'),
  breach(
    'unfinished work',
    'src/domain/a/b.ts',
    'no-warning-comments',
    `// ${'TO'}${'DO'}: later\nexport const a = 1;`,
  ),
  breach(
    'a comment that opens with Whether',
    'src/application/a/b.ts',
    'style/comments',
    '/** Whether it is. */\nexport const a = 1;',
  ),
  breach(
    'a rule that opens with What',
    'src/application/a/b.ts',
    'style/comments',
    '/**\n * Returns a.\n * @rule 1.2.3 What is a.\n */\nexport const a = 1;',
  ),
  breach(
    'a comment with a forbidden verb',
    'src/application/a/b.ts',
    'style/comments',
    '// Pages are told.\nexport const a = 1;',
  ),
  breach('a title of two words', 'test/application/a.test.ts', 'style/titles', "test('is this', () => undefined);"),
  breach(
    'a title with a forbidden verb',
    'test/application/a.test.ts',
    'style/titles',
    "describe('tells of friends', () => undefined);",
  ),
  breach('a long file', 'src/domain/a/b.ts', 'max-lines', 'export const a = 1;\n'.repeat(251)),
];
