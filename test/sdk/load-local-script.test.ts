// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadLocalScript } from '../../sdk/load-local-script';

const running = () =>
  Object.assign(document.createElement('script'), {
    src: 'https://static.holocade.example/sdk/v1/holocade-sdk.global.js',
    crossOrigin: 'anonymous',
  });

const added = () => document.head.querySelector('script');

describe('the sandbox of the script file', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
  });

  test('is loaded from beside it, in the same way', async () => {
    const load = loadLocalScript(running());
    expect(added()).toBeNull();
    const loaded = load();
    expect([added()?.src, added()?.crossOrigin]).toEqual([
      'https://static.holocade.example/sdk/v1/holocade-sdk.local.global.js',
      'anonymous',
    ]);
    const prepare = () => undefined;
    vi.stubGlobal('holocadeLocal', prepare);
    added()?.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe(prepare);
  });

  test('is missing where there is no such file, or no script that runs', async () => {
    const loaded = loadLocalScript(running())();
    added()?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toBeDefined();
    const unknown = loadLocalScript(null)().catch(() => 'nothing');
    await expect(unknown).resolves.toBe('nothing');
  });
});
