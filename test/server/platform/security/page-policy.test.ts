import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/platform/config/read-config';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { adFramePolicy, gamePolicy, pagePolicy } from '../../../../server/platform/security/page-policy';

function directives(environment: Record<string, string> = {}): Record<string, string> {
  const config = readConfig({ HOLOCADE_SECRET: 'a secret for tests that is long enough', ...environment });
  const parts = pagePolicy(config, publicUrls(config), 'N0NCE').split('; ');
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]));
}

describe('pagePolicy', () => {
  test('names no foreign host unless configured', () => {
    expect(Object.values(directives()).join(' ')).not.toMatch(/google|https:|\*(?!\.play\.)/);
  });

  test('allows error reports to the host of the DSN, without its key', () => {
    const plain = directives();
    const reporting = directives({ HOLOCADE_SENTRY_DSN: 'https://k3y@errors.example:8443/42' });
    expect(reporting['connect-src']).toBe(`${plain['connect-src'] ?? ''} https://errors.example:8443`);
    expect({ ...reporting, 'connect-src': '' }).toEqual({ ...plain, 'connect-src': '' });
  });

  test("allows the tag manager's requests and pictures, and trusts no script by its host", () => {
    const plain = directives();
    const measuring = directives({ HOLOCADE_TAG_MANAGER: 'GTM-ABC1234' });
    expect(measuring['connect-src']).toContain('https://*.google-analytics.com');
    expect(measuring['img-src']).toContain('https://*.googletagmanager.com');
    expect(measuring['script-src']).toBe(plain['script-src']);
  });

  test("allows the consent manager's own host, and trusts no script by its host", () => {
    const plain = directives();
    const requester = directives({ HOLOCADE_TCF_URL: 'https://cmp.example/tcf.js' });
    for (const name of ['connect-src', 'img-src', 'frame-src'])
      expect(requester[name]).toBe(`${plain[name] ?? ''} https://cmp.example`);
    expect({ ...requester, 'connect-src': '', 'img-src': '', 'frame-src': '' }).toEqual({
      ...plain,
      'connect-src': '',
      'img-src': '',
      'frame-src': '',
    });
  });
});

describe('gamePolicy', () => {
  const config = readConfig({ HOLOCADE_SECRET: 'a secret for tests that is long enough' });
  const sources = (network?: readonly string[]) =>
    new Map(
      gamePolicy(publicUrls(config), network)
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
    );

  test("allows inline scripts, eval, blob: and data: on the game's own origin", () => {
    for (const source of ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:'])
      expect(sources().get('script-src')).toContain(source);
    for (const source of ["'self'", 'blob:', 'data:']) {
      expect(sources().get('worker-src')).toContain(source);
      // Covers connections, pictures, media and fonts.
      expect(sources().get('default-src')).toContain(source);
    }
    expect(['connect-src', 'img-src', 'media-src', 'font-src'].filter((name) => sources().has(name))).toEqual([]);
  });

  test('forbids forms, plug-ins, foreign frames and foreign framing', () => {
    const network = sources(['https://cdn.example.com']);
    expect(network.get('form-action')).toEqual(["'none'"]);
    expect(network.get('object-src')).toEqual(["'none'"]);
    expect(network.get('frame-src')).toEqual(["'self'", 'blob:', 'data:']);
    expect(network.get('frame-ancestors')).toEqual(["'self'", publicUrls(config).portalOrigin]);
    expect(network.get('sandbox')).not.toContain('allow-top-navigation');
  });

  test('allows declared hosts for scripts, styles, workers and all other loads', () => {
    const network = sources(['https://cdn.example.com']);
    const changed = [...network.keys()].filter((name) => network.get(name)?.includes('https://cdn.example.com'));
    expect(changed).toEqual(['default-src', 'script-src', 'style-src', 'worker-src']);
  });
});

describe('adFramePolicy', () => {
  const framed = (environment: Record<string, string> = {}) => {
    const config = readConfig({ HOLOCADE_SECRET: 'a secret for tests that is long enough', ...environment });
    return adFramePolicy(config, publicUrls(config), 'N0NCE');
  };

  test('T39: allows files over https only if the portal has TLS', () => {
    expect(framed({ HOLOCADE_SCHEME: 'https' })).not.toContain('http:');
    expect(framed({ HOLOCADE_SCHEME: 'https' })).toContain('connect-src https:; media-src https:; img-src https:');
  });

  test('T39: trusts one script, and has an opaque origin', () => {
    expect(framed()).toContain("script-src 'nonce-N0NCE';");
    expect(framed()).toMatch(/sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/);
    expect(framed()).toContain("default-src 'none'");
  });
});
