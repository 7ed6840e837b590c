// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadScriptBeside } from '../../sdk/load-script-beside';

const running = () =>
  Object.assign(document.createElement('script'), {
    src: 'https://static.holocade.example/sdk/v1/holocade-sdk.global.js',
    crossOrigin: 'anonymous',
  });

const added = () => document.head.querySelector('script');

const load = (script: HTMLScriptElement) => loadScriptBeside(script, 'local', 'holocadeLocal');

describe('loadScriptBeside', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
  });

  test('loads a part from the directory of the SDK with the same attributes', async () => {
    const loadSandbox = load(running());
    expect(added()).toBeNull();
    const loaded = loadSandbox();
    expect([added()?.src, added()?.crossOrigin]).toEqual([
      'https://static.holocade.example/sdk/v1/holocade-sdk.local.global.js',
      'anonymous',
    ]);
    const prepare = () => undefined;
    vi.stubGlobal('holocadeLocal', prepare);
    added()?.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe(prepare);
  });

  test('names the file after the part', () => {
    void loadScriptBeside(running(), 'guests', 'holocadeGuests')();
    expect(added()?.src).toBe('https://static.holocade.example/sdk/v1/holocade-sdk.guests.global.js');
  });

  test.each([
    ['https://game.example/lib/sdk.js', 'https://game.example/lib/sdk.local.js'],
    ['https://game.example/sdk.global.js?v=2', 'https://game.example/sdk.local.global.js?v=2'],
  ])('is beside %s, as %s', (src, beside) => {
    void load(Object.assign(running(), { src }))();
    expect(added()?.src).toBe(beside);
  });

  test('rejects without a sandbox file or a running script', async () => {
    const loaded = load(running())();
    added()?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toBeDefined();
    for (const script of [null, Object.assign(running(), { src: 'https://game.example/sdk' })] as HTMLScriptElement[]) {
      await expect(load(script)().catch(() => 'nothing')).resolves.toBe('nothing');
    }
  });
});
