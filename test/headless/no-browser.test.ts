import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const program = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const imports = program.flatMap((file) =>
  [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)].map(([, path]) => path),
);

/** Folders that a native client reuses, and the list of the portal's calls. */
const REUSED =
  /^\.\.\/\.\.\/src\/((domain|application|adapters\/(http|websocket|system|detached))\/|contract\/portal-calls$)/;

test('headless client imports only the domain, the application and adapters without a DOM', () => {
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.filter((path) => !REUSED.test(String(path)))).toEqual([]);
});
