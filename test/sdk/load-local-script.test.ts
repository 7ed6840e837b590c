// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadLocalScript } from '../../sdk/load-local-script';

const running = () =>
  Object.assign(document.createElement('script'), {
    src: 'https://static.holocade.example/sdk/v1/holocade-sdk.global.js',
    crossOrigin: 'anonymous',
  });

const added = () => document.head.querySelector('script');

describe('loadLocalScript', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
  });

  test('loads the sandbox from the directory of the SDK with the same attributes', async () => {
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

  test.each([
    ['https://game.example/lib/sdk.js', 'https://game.example/lib/sdk.local.js'],
    ['https://game.example/sdk.global.js?v=2', 'https://game.example/sdk.local.global.js?v=2'],
  ])('is beside %s, as %s', (src, beside) => {
    void loadLocalScript(Object.assign(running(), { src }))();
    expect(added()?.src).toBe(beside);
  });

  test('rejects without a sandbox file or a running script', async () => {
    const loaded = loadLocalScript(running())();
    added()?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toBeDefined();
    for (const script of [null, Object.assign(running(), { src: 'https://game.example/sdk' })] as HTMLScriptElement[]) {
      await expect(loadLocalScript(script)().catch(() => 'nothing')).resolves.toBe('nothing');
    }
  });
});
