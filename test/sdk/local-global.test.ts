// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { delivered } from '../fakes/delivered';
import type { PrepareLocal } from '../../sdk/carrier';
import { shadowOf } from './support/modal-dialogs';

const prepare = () => (window as unknown as Record<string, PrepareLocal>)['holocadeLocal'];

async function runScript(): Promise<void> {
  const script = document.createElement('script');
  script.src = 'https://static.portal.example/sdk/v1/holocade-sdk.local.global.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('../../sdk/local-global');
  vi.restoreAllMocks();
}

const policies = () => document.querySelectorAll('meta[http-equiv]').length;
const headsets = () => [...document.querySelectorAll('script')].map(({ src }) => src);

describe('the script file with the sandbox', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    localStorage.clear();
  });

  test('offers the sandbox, and loads the chosen headset from beside itself at once', async () => {
    localStorage.setItem('holocade_sandbox', '{"emulatedHeadset":true}');
    await runScript();
    expect(headsets()).toEqual(['https://static.portal.example/sdk/v1/emulated-headset.js']);
    expect(policies()).toBe(0);
    const start = await prepare()?.(window);
    start?.({ settle: () => undefined, emit: () => undefined });
    await delivered();
    expect(policies()).toBe(1);
    expect(headsets()).toHaveLength(1);
    expect(shadowOf('panel')).toBeDefined();
  });

  test('changes nothing in a frame before the sandbox starts', async () => {
    localStorage.setItem('holocade_sandbox', '{"emulatedHeadset":true}');
    const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    const script = document.createElement('script');
    script.src = 'https://static.portal.example/sdk/v1/holocade-sdk.local.global.js';
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    vi.resetModules();
    await import('../../sdk/local-global');
    await prepare()?.(window);
    parent.mockRestore();
    expect([headsets(), policies()]).toEqual([[], 0]);
  });
});
