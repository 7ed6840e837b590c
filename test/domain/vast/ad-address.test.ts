import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isAdAddress } from '../../../src/domain/vast/ad-address';

describe('an address that an ad may name', () => {
  test.each([
    'https://ads.example.org/vast.xml',
    'HTTPS://ADS.example.org:8443/a?b=[TIMESTAMP]&c=%20#d',
    'https://ads.example.org',
    'http://vast.localhost:8101/a.xml',
    'http://localhost/a',
  ])('is %s', (address) => {
    expect(isAdAddress(address)).toBe(true);
  });

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
    expect(isAdAddress(address)).toBe(false);
  });

  property.prop([fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'javascript'] }))])(
    'always is read by browsers as https, or as this machine',
    (address) => {
      if (!isAdAddress(address)) return;
      const { protocol, hostname, username } = new URL(address);
      expect(username).toBe('');
      expect(protocol === 'https:' || (protocol === 'http:' && /(^|\.)localhost$/.test(hostname))).toBe(true);
    },
  );
});
