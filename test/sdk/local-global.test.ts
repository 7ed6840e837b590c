// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrepareLocal } from '../../sdk/carrier';

const prepare = () => (window as unknown as Record<string, PrepareLocal>)['holocadeLocal'];
const policies = () => document.querySelectorAll('meta[http-equiv]').length;

async function runScript(): Promise<void> {
  vi.resetModules();
  await import('../../sdk/local-global');
}

describe('local-global.ts', () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.innerHTML = '<link rel="holocade-game" href="game.json">';
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        readonly status = 200;
        readonly responseText = '{}';
        open = vi.fn();
        send = vi.fn();
      },
    );
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('applies the policy once, when the script runs', async () => {
    await runScript();
    expect(policies()).toBe(1);
    const start = await prepare()?.(window);
    start?.({ settle: () => undefined, emit: () => undefined });
    expect(policies()).toBe(1);
  });

  test('applies no policy in a frame until the sandbox starts', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    await runScript();
    const start = await prepare()?.(window);
    expect(policies()).toBe(0);
    start?.({ settle: () => undefined, emit: () => undefined });
    expect(policies()).toBe(1);
  });
});
