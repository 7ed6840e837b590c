import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { networkHosts, networkOriginProblem, networkProblem } from '../../../src/domain/games/network-origin';

const rules = { ownHosts: ['arcade.example.org', 'play.example-games.org'], local: false };
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/);

describe('networkOriginProblem', () => {
  test.each([
    'https://cdn.example.com',
    'https://cdn.example.com:8443',
    'wss://live.example.net',
    'https://*.example.com',
    'http://cdn.localhost:5173',
    'ws://localhost:5173',
  ])('accepts the origin %s', (origin) => {
    expect(networkOriginProblem(origin)).toBeUndefined();
  });

  test.each([
    ['https://cdn.example.com/lib', 'without a path'],
    ['https://cdn.example.com/', 'without a path'],
    ['cdn.example.com', 'must be https://'],
    ['ftp://cdn.example.com', 'must be https://'],
    ['https://CDN.example.com', 'lower case'],
    ['https://user@cdn.example.com', 'must be https://'],
    ["https://cdn.example.com; script-src 'none'", 'must be https://'],
    ['https://a.*.example.com', 'must be https://'],
    ['https://*', 'must be https://'],
    ['https://*.com', 'too many hosts'],
    ['https://cdn.example.com:99999', 'no valid port'],
    ['https://10.0.0.1', 'IP address'],
    ['https://127.1', 'IP address'],
    ['https://0x7f.0.0.0x1', 'IP address'],
    ['https://[::1]', 'IP address'],
    ['https://intranet', 'local network'],
    ['https://printer.local', 'local network'],
    ['http://cdn.example.com', 'Use https://'],
    ['ws://cdn.example.com', 'Use wss://'],
    ['http://*.localhost:80', 'every host of this machine'],
    ['https://cdn.localhost', 'http:// is used'],
  ])('refuses %s because of “%s”', (origin, reason) => {
    expect(networkOriginProblem(origin)).toContain(reason);
  });

  test.prop([fc.string()])('never accepts a text that could end a source of a policy', (text) => {
    const origin = `https://cdn.example.com${text}`;
    if (networkOriginProblem(origin) === undefined) expect(origin).toMatch(/^[a-z0-9:/.-]+$/);
  });

  test.prop([fc.array(label, { minLength: 2, maxLength: 4 })])(
    'always accepts a host with two or more labels',
    (labels) => {
      expect(networkOriginProblem(`https://${labels.join('.')}.example`)).toBeUndefined();
    },
  );
});

describe('networkProblem', () => {
  test.each([
    'https://arcade.example.org',
    'https://static.arcade.example.org',
    'wss://other.play.example-games.org',
    'https://*.example.org',
    'https://*.example-games.org',
  ])('refuses %s, which is or covers a host of the portal', (origin) => {
    expect(networkProblem(origin, rules)).toContain('a host of this portal');
  });

  test('refuses a text of the wrong form', () => {
    expect(networkProblem('ftp://cdn.example.org', rules)).toContain('must be https://');
  });

  test('allows hosts outside the portal', () => {
    expect(networkProblem('https://cdn.example.org', rules)).toBeUndefined();
  });

  test('allows a host of this machine in development only', () => {
    expect(networkProblem('http://cdn.localhost:5173', rules)).toContain('only a portal in development');
    expect(networkProblem('http://cdn.localhost:5173', { ...rules, local: true })).toBeUndefined();
  });
});

describe('networkHosts', () => {
  test('returns each host once, without its scheme', () => {
    expect(networkHosts(['https://a.example', 'wss://a.example', 'https://*.b.example:8443'])).toEqual([
      'a.example',
      '*.b.example:8443',
    ]);
  });
});
