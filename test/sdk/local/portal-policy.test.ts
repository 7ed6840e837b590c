// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LocalPanel } from '../../../sdk/local/local-panel';
import { PortalPolicy } from '../../../sdk/local/portal-policy';
import { localGame } from '../support/local-game';
import { shadowOf } from '../support/modal-dialogs';

function loaded(...addresses: readonly string[]): void {
  const entries = addresses.map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList);
}

const metaOf = () => document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');

afterEach(() => {
  vi.restoreAllMocks();
  metaOf()?.remove();
  document.querySelectorAll('script, [data-holocade]').forEach((element) => element.remove());
});

describe('the portal’s policy in the sandbox', () => {
  test('names the hosts of the manifest, the host of the SDK and the socket of the development server', () => {
    const script = document.createElement('script');
    script.src = 'https://static.holocade.test/sdk/v1/holocade-sdk.global.js';
    script.type = 'text/plain';
    document.head.append(script);
    new PortalPolicy(window, ['https://cdn.example.com']).apply();
    expect(metaOf()?.content).toContain(
      `default-src 'self' blob: data: https://static.holocade.test ws://${location.host} https://cdn.example.com;`,
    );
  });

  test('lists each undeclared host once, from finished requests and from blocked ones', () => {
    loaded('https://cdn.example.com/a.js', 'https://cdn.example.com/b.js', 'https://api.example.org/x', location.href);
    const policy = new PortalPolicy(window, ['https://api.example.org', 'https://*.example.net']);
    policy.apply();
    for (const blockedURI of ['wss://live.example.com/socket', 'https://a.example.net/', 'inline', 'blob'])
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
    expect(policy.blocked).toEqual(['wss://live.example.com', 'https://cdn.example.com']);
  });

  test('is not applied without a manifest, and the panel shows why and lists the hosts', () => {
    loaded('https://cdn.example.com/a.js');
    const local = localGame();
    const policy = new PortalPolicy(window, undefined);
    expect(policy.applies).toBe(false);
    new LocalPanel(window, local.world, local.faults, policy).show();
    expect(shadowOf('panel')?.querySelector('output')?.textContent).toBe(
      'The policy needs a game.json, named by a link in this page.\nAdd to “network” in game.json: https://cdn.example.com',
    );
  });
});
