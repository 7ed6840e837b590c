import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const program = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const imports = program.flatMap((file) =>
  [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)].map(([, path]) => path),
);

/** The folders that a native client would take. */
const REUSED = /^\.\.\/\.\.\/src\/(domain|application|adapters\/(http|websocket|system|detached))\//;

test('the client without a browser is made of the domain, the application and adapters that need no DOM', () => {
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.filter((path) => !REUSED.test(String(path)))).toEqual([]);
});
