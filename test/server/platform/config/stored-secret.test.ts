import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { storedSecret } from '../../../../server/platform/config/stored-secret';
import { temporaryFolder } from '../../support/temporary-folder';

describe('storedSecret', () => {
  test('is made once, readable by its owner alone, with no other file left behind', () => {
    const folder = join(temporaryFolder(), 'data');
    const secret = storedSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(storedSecret(folder)).toBe(secret);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(`${secret}\n`);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test.each(['', '\n', 'half of one'])('refuses a file that holds “%s”, which signs nothing', (content) => {
    const folder = temporaryFolder({ secret: content });
    expect(() => storedSecret(folder)).toThrow(ConfigError);
    expect(() => storedSecret(folder)).toThrow(/^HOLOCADE_SECRET: .*secret.* is shorter than 32 characters/);
  });
});
