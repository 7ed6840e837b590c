import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/platform/config/read-config';
import { settings } from '../../../server/platform/config/settings';
import { projectRoot } from '../../../server/platform/system/project-root';

const lines = readFileSync(join(projectRoot, 'deploy/holocade.env.example'), 'utf8').split('\n');
const variable = /^#?(?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/;
const values = (of: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    of.flatMap((line) => {
      const { name, value } = variable.exec(line)?.groups ?? {};
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  );
const secret = { HOLOCADE_SECRET: 'a secret for tests that is long enough' };

test('the example of the settings names each setting once', () => {
  const names = lines.flatMap((line) => variable.exec(line)?.groups?.['name'] ?? []);
  expect(names.sort()).toEqual(Object.keys(settings).sort());
});

test('the example of the settings shows the defaults of production', () => {
  const active = lines.filter((line) => !line.startsWith('#'));
  expect(readConfig({ ...values(lines), ...secret })).toEqual(readConfig({ ...values(active), ...secret }));
});
