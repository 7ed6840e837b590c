import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { httpsHost } from '../../../src/domain/shared/https-host';

describe('httpsHost', () => {
  test('returns the host of an absolute https address, with its port', () => {
    expect(httpsHost('https://Studio.example/about?a#b')).toBe('studio.example');
    expect(httpsHost('https://studio.example:8443')).toBe('studio.example:8443');
  });

  test.each([
    '',
    'studio.example',
    '//studio.example',
    '/about',
    'http://studio.example',
    'javascript:alert(1)//https://studio.example',
    'https://nova@studio.example/',
    'https://studio.example\\@evil.example',
    'https://studio.example/a b',
    ' https://studio.example',
    'https://',
  ])('returns undefined for %j', (address) => {
    expect(httpsHost(address)).toBeUndefined();
  });

  test.prop([fc.webUrl({ validSchemes: ['https'] })])("always agrees with the browser's URL parser", (address) => {
    const host = httpsHost(address);
    if (host !== undefined) expect(new URL(address).host).toBe(host.replace(/:443$/, ''));
  });
});
