import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/read-config';
import { publicUrls } from '../../../server/hosts/public-urls';
import { pagePolicy } from '../../../server/security/page-policy';

function directives(environment: Record<string, string> = {}): Record<string, string> {
  const config = readConfig({ HOLOCADE_SECRET: 'a secret for tests that is long enough', ...environment });
  const parts = pagePolicy(config, publicUrls(config), 'N0NCE').split('; ');
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]));
}

describe('the policy of a page', () => {
  test('names no foreign host unless one is configured', () => {
    expect(Object.values(directives()).join(' ')).not.toMatch(/google|https:|\*(?!\.play\.)/);
  });

  test('lets errors go to the host of the DSN, without its key', () => {
    const plain = directives();
    const reporting = directives({ HOLOCADE_SENTRY_DSN: 'https://k3y@errors.example:8443/42' });
    expect(reporting['connect-src']).toBe(`${plain['connect-src'] ?? ''} https://errors.example:8443`);
    expect({ ...reporting, 'connect-src': '' }).toEqual({ ...plain, 'connect-src': '' });
  });

  test('lets the tag manager send and show its pictures, and trusts no script by its host', () => {
    const plain = directives();
    const measuring = directives({ HOLOCADE_TAG_MANAGER: 'GTM-ABC1234' });
    expect(measuring['connect-src']).toContain('https://*.google-analytics.com');
    expect(measuring['img-src']).toContain('https://*.googletagmanager.com');
    expect(measuring['script-src']).toBe(plain['script-src']);
  });
});
