// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalPanel } from '../../../sdk/local/local-panel';
import { parseLocalState } from '../../../sdk/local/local-state';
import { applyPolicyAtOnce, PortalPolicy } from '../../../sdk/local/portal-policy';
import { localGame } from '../support/local-game';
import { shadowOf } from '../support/modal-dialogs';

function loaded(...addresses: readonly string[]): void {
  const entries = addresses.map((name) => ({ name, initiatorType: name.endsWith('/frame') ? 'iframe' : 'script' }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
}

const metaOf = () => document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');

afterEach(() => {
  vi.restoreAllMocks();
  metaOf()?.remove();
  document.querySelectorAll('script, [data-holocade]').forEach((element) => element.remove());
});

describe('PortalPolicy', () => {
  test('allows the manifest’s hosts, the SDK’s host and sockets of development servers', () => {
    const script = document.createElement('script');
    script.src = 'https://static.holocade.test/sdk/v1/holocade-sdk.global.js';
    script.type = 'text/plain';
    document.head.append(script);
    new PortalPolicy(window, ['https://cdn.example.com']).apply();
    const sources = "'self' blob: data: https://static.holocade.test https://cdn.example.com";
    expect(metaOf()?.content).toContain(`default-src ${sources};`);
    // A development server may have its socket on another port.
    expect(metaOf()?.content).toContain(`connect-src ${sources} ws://localhost:* wss://localhost:*`);
  });

  test('lists each undeclared host once, from finished requests and from blocked ones', () => {
    loaded('https://cdn.example.com/a.js', 'https://cdn.example.com/b.js', 'https://api.example.org/x', location.href);
    const policy = new PortalPolicy(window, ['https://api.example.org', 'https://*.example.net']);
    policy.apply();
    for (const blockedURI of ['wss://live.example.com/socket', 'https://a.example.net/', 'inline', 'blob'])
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
    expect(policy.blocked).toEqual(['wss://live.example.com', 'https://cdn.example.com']);
  });

  test('lists frames and forms apart from the hosts to declare, and unencrypted hosts with encryption', () => {
    loaded('https://ads.example.com/frame');
    const policy = new PortalPolicy(window, []);
    const onBlocked = vi.fn();
    policy.onBlocked(onBlocked);
    policy.apply();
    const violations = [
      ['https://ads.example.com/frame', 'frame-src'],
      [`${location.origin}/send`, 'form-action'],
      ['http://old.example.com/a.png', 'img-src'],
      ['http://localhost:3999/scores', 'connect-src'],
    ];
    for (const [blockedURI, effectiveDirective] of violations)
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));
    expect(policy.blocked).toEqual(['https://old.example.com', 'http://localhost:3999']);
    expect(policy.closed).toEqual(['https://ads.example.com (frame-src)', `${location.origin} (form-action)`]);
    expect(onBlocked).toHaveBeenCalledTimes(4);
  });

  test('is not applied without a manifest, and the panel shows why and lists the hosts', () => {
    loaded('https://cdn.example.com/a.js');
    const local = localGame();
    const policy = new PortalPolicy(window, undefined);
    expect(policy.applies).toBe(false);
    new LocalPanel(window, local.world, local.faults, policy).show();
    expect(shadowOf('panel')?.querySelector('output')?.textContent).toBe(
      'The policy needs a game.json that this page links to.\nAdd to “network” in game.json: https://cdn.example.com',
    );
  });
});

describe('applyPolicyAtOnce', () => {
  const answer = (status: number) =>
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        readonly status = status;
        readonly responseText = '{"network":["https://cdn.example.com"]}';
        open = vi.fn();
        send = vi.fn();
      },
    );
  const wanted = parseLocalState(undefined);

  beforeEach(() => {
    document.head.innerHTML = '<link rel="holocade-game" href="game.json">';
    answer(200);
  });
  afterEach(() => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
  });

  test('puts the declared hosts into the page before the next script', () => {
    expect(applyPolicyAtOnce(window, wanted)?.applies).toBe(true);
    expect(metaOf()?.content).toContain('https://cdn.example.com');
  });

  test('does nothing while the manifest is unnamed or missing or the policy is switched off', () => {
    expect(applyPolicyAtOnce(window, { ...wanted, policy: false })).toBeUndefined();
    answer(404);
    expect(applyPolicyAtOnce(window, wanted)).toBeUndefined();
    document.head.innerHTML = '';
    expect(applyPolicyAtOnce(window, wanted)).toBeUndefined();
    expect(metaOf()).toBeNull();
  });

  test('does nothing for pages on public addresses', () => {
    const own = { document, location: new URL('https://game.example/') } as unknown as Window & typeof globalThis;
    expect(applyPolicyAtOnce(own, wanted)).toBeUndefined();
    expect(metaOf()).toBeNull();
  });
});
