import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseOrigin } from '../../../src/domain/bridge/page-origin';

describe('parseOrigin', () => {
  test('returns scheme and host with its port', () => {
    expect(parseOrigin('https://holocade.example')).toEqual({ scheme: 'https', host: 'holocade.example' });
    expect(parseOrigin('http://a.play.localhost:8080')).toEqual({ scheme: 'http', host: 'a.play.localhost:8080' });
  });

  test.prop([
    fc.constantFrom<unknown>(
      'null',
      null,
      undefined,
      '',
      'holocade.localhost',
      '//holocade.localhost',
      'http://holocade.localhost/',
      'http://user@holocade.localhost',
      'http://holocade.localhost.',
      'http://.holocade.localhost',
      'http://holocade..localhost',
      'http://HOLOCADE.localhost',
      'http://holocade.localhost:0',
      'http://holocade.localhost:80',
      'https://holocade.localhost:443',
      'http://holocade.localhost:65536',
      'http://holocade.localhost:',
      'http://holocade.localhost:123456',
      'http://holocade.localhost\n',
      'http://a.holocade.localhost#.holocade.localhost',
      'javascript://holocade.localhost',
      'xhttp://holocade.localhost',
      'file://',
    ),
  ])('rejects every form that browsers do not use', (text) => {
    expect(parseOrigin(text)).toBeUndefined();
  });

  test('accepts at most 300 characters', () => {
    const long = (length: number) => `http://${'a'.repeat(length - 7)}`;
    expect(parseOrigin(long(300))?.host).toHaveLength(293);
    expect(parseOrigin(long(301))).toBeUndefined();
  });

  test('accepts only strings, not objects that convert to one', () => {
    expect(parseOrigin(['http://holocade.localhost'])).toBeUndefined();
  });

  test("accepts the other scheme's default port", () => {
    expect(parseOrigin('http://holocade.localhost:443')?.host).toBe('holocade.localhost:443');
    expect(parseOrigin('https://holocade.localhost:80')?.host).toBe('holocade.localhost:80');
    expect(parseOrigin('https://holocade.localhost:65535')?.host).toBe('holocade.localhost:65535');
  });

  test.prop([
    fc.constantFrom('http', 'https'),
    fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(80, 443, 65_535, 65_536)),
  ])('always contains a port exactly if browsers write it', (scheme, port) => {
    const text = `${scheme}://holocade.localhost:${String(port)}`;
    const written = URL.canParse(text) && new URL(text).origin === text;
    expect(parseOrigin(text) !== undefined).toBe(written);
  });

  test.prop([fc.webUrl({ validSchemes: ['http', 'https'] })])('always agrees with the URL standard', (address) => {
    const { origin, host, protocol } = new URL(address);
    expect(parseOrigin(origin)).toEqual({ scheme: protocol.slice(0, -1), host });
  });

  test.prop([fc.anything()])('never accepts an origin that the URL standard normalises', (value) => {
    const parsed = parseOrigin(value);
    expect(parsed === undefined || new URL(value as string).origin === value).toBe(true);
  });
});
