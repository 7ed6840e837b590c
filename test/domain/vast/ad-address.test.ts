import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isAdAddress } from '../../../src/domain/vast/ad-address';

describe('an address that an ad may name', () => {
  test.each([
    'https://ads.example.org/vast.xml',
    'HTTPS://ADS.example.org:8443/a?b=[TIMESTAMP]&c=%20#d',
    'https://ads.example.org',
  ])('is %s', (address) => {
    for (const local of [true, false]) expect(isAdAddress(address, { local })).toBe(true);
  });

  test.each(['http://vast.localhost:8101/a.xml', 'http://localhost/a'])(
    'is %s where the portal has no TLS, and nowhere else',
    (address) => {
      expect(isAdAddress(address, { local: true })).toBe(true);
      expect(isAdAddress(address, { local: false })).toBe(false);
    },
  );

  test.each([
    '',
    'http://ads.example.org/vast.xml',
    'http://localhost.evil.test/',
    'http://evillocalhost/',
    'javascript:alert(1)',
    ' https://ads.example.org/',
    'https://user:word@ads.example.org/',
    'https://localhost@evil.test/',
    'http://a.localhost\\@evil.test/',
    '//ads.example.org/',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://ads.example.org/1',
    'https://ads.example.org/"><script>',
    'https://ads.example.org/a b',
    'https://ads.example.org/\nb',
    `https://ads.example.org/${'a'.repeat(4096)}`,
  ])('is not %j', (address) => {
    expect(isAdAddress(address, { local: true })).toBe(false);
  });

  const webUrls = fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'javascript'] });
  const localUrls = fc.webPath().map((path) => `http://ads.localhost:8101${path}`);

  property.prop([fc.oneof(fc.string(), webUrls, localUrls), fc.boolean()])(
    'always is read by browsers as https, or as this machine where that may be',
    (address, local) => {
      if (!isAdAddress(address, { local })) return;
      const { protocol, hostname, username } = new URL(address);
      expect(username).toBe('');
      expect(protocol === 'https:' || (local && protocol === 'http:' && /(^|\.)localhost$/.test(hostname))).toBe(true);
    },
  );
});
