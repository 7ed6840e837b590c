import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { warnOfUnread } from '../../../../server/catalogue/help/warn-of-unread';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { testConfig } from '../../support/test-config';

function warned(environment: Readonly<Record<string, string>>): string {
  const lines = new PassThrough();
  warnOfUnread(testConfig(environment), createLogger({ logLevel: 'warn' }, lines));
  return String(lines.read() ?? '');
}

test('warnOfUnread logs the address of support messages on a production server without a contact', () => {
  const production = { NODE_ENV: 'production', HOLOCADE_HOST: 'arcade.example' };
  expect(warned(production)).toContain('HOLOCADE_CONTACT is not set');
  expect(warned(production)).toContain('no-reply@arcade.example');
  expect(warned({ ...production, HOLOCADE_CONTACT: 'hello@arcade.example' })).toBe('');
  expect(warned({})).toBe('');
});
