// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalPolicy } from '../../../sdk/local/local-policy';

const SDK = 'https://static.portal.example/sdk/v1/holocade-sdk.local.global.js';

/** A page on this machine that has loaded files from `loaded` already. */
function pageWith(loaded: readonly string[] = []) {
  const page = document.implementation.createHTMLDocument();
  const location = new URL('http://127.0.0.1:5173/index.html');
  const performance = { getEntriesByType: () => loaded.map((name) => ({ name })) };
  const changed = vi.fn();
  const policy = new LocalPolicy({ document: page, location, performance } as unknown as Window, SDK, changed);
  const block = (blockedURI: string, effectiveDirective = 'connect-src') =>
    page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));
  const content = () => page.head.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  return { policy, block, changed, content };
}

describe('LocalPolicy', () => {
  let page = pageWith();
  beforeEach(() => {
    page = pageWith();
  });
  afterEach(() => void vi.restoreAllMocks());

  test('puts the policy of the games host into the page, with sockets of development servers', () => {
    expect(page.content()).toBe('');
    page.policy.apply(['https://cdn.example.com']);
    const directives = new Map(page.content().split('; ').map((part) => [part.split(' ')[0], part]));
    expect(directives.get('script-src')).toMatch(/'unsafe-eval'.* https:\/\/static\.portal\.example https:\/\/cdn\.example\.com$/);
    expect(directives.get('connect-src')).toMatch(/ ws:\/\/localhost:\* wss:\/\/localhost:\* ws:\/\/127\.0\.0\.1:\* /);
    expect(directives.get('img-src')).toBeUndefined();
    expect([...directives.keys()]).not.toContain('frame-ancestors');
  });

  test('lists each blocked host once, with the line that declares it', () => {
    page.policy.apply(['https://cdn.example.com']);
    for (const uri of ['https://api.example.net/a', 'https://api.example.net/b', 'http://old.example.org/c', 'inline'])
      page.block(uri);
    page.block('http://localhost:3000/scores');
    expect([...page.policy.undeclared]).toEqual([
      'https://api.example.net',
      'http://old.example.org',
      'http://localhost:3000',
    ]);
    expect(page.policy.line).toBe(
      '"network": ["https://cdn.example.com", "https://api.example.net", "https://old.example.org", "http://localhost:3000"]',
    );
    expect(page.changed).toHaveBeenCalled();
  });

  test('lists frames and forms apart, because no declaration allows them', () => {
    page.policy.apply([]);
    page.block('https://ads.example.com/frame', 'frame-src');
    page.block('http://127.0.0.1:5173/send', 'form-action');
    expect([...page.policy.closed]).toEqual(['https://ads.example.com (frame-src)', 'http://127.0.0.1:5173 (form-action)']);
    expect(page.policy.undeclared.size).toBe(0);
  });

  test('lists undeclared hosts that the page loaded from before the policy applied', () => {
    page = pageWith([
      'http://127.0.0.1:5173/main.js',
      SDK,
      'https://cdn.example.com/three.js',
      'https://a.files.example.net:8443/model.glb',
      'https://other.example.com/late.js',
    ]);
    page.policy.apply(['https://cdn.example.com', 'https://*.files.example.net:8443']);
    expect([...page.policy.undeclared]).toEqual(['https://other.example.com']);
  });
});
