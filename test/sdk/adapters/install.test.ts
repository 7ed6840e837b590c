// @vitest-environment jsdom
import { test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import type { CrazygamesSdk } from '../../../sdk/adapters/crazygames/create-crazygames';
import { installCrazygames } from '../../../sdk/adapters/crazygames/install-crazygames';
import { HEYVR_LOADED, installHeyvr } from '../../../sdk/adapters/heyvr/install-heyvr';
import { FakeHolocade } from '../../fakes/fake-holocade';

const inPage = window as unknown as { readonly heyVR?: object; readonly CrazyGames?: { readonly SDK: CrazygamesSdk } };

describe('installed adapters', () => {
  test('set window.heyVR after the page’s own scripts and dispatch its event', () => {
    const arrived = vi.fn(() => inPage.heyVR !== undefined);
    window.addEventListener(HEYVR_LOADED, arrived);
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    installHeyvr(window, new FakeHolocade());
    Reflect.deleteProperty(document, 'readyState');
    expect(inPage.heyVR).toBeUndefined();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(arrived.mock.results).toEqual([{ type: 'return', value: true }]);
    installHeyvr(window, new FakeHolocade());
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  test('set window.CrazyGames before the page’s own scripts', async () => {
    installCrazygames(window, new FakeHolocade());
    await inPage.CrazyGames?.SDK.init();
    inPage.CrazyGames?.SDK.data.setItem('gold', '3');
    expect(inPage.CrazyGames?.SDK.data.getItem('gold')).toBe('3');
    expect(window.localStorage.length).toBe(1);
    window.localStorage.clear();
  });

  test.each(['heyVR', 'CrazyGames'] as const)('leave window.%s writable for modules', (name) => {
    installHeyvr(window, new FakeHolocade());
    installCrazygames(window, new FakeHolocade());
    const there = inPage[name];
    // Modules are strict.
    expect(() => Object.assign(window, { [name]: window[name as keyof Window] || {} })).not.toThrow();
    expect(inPage[name]).toBe(there);
    expect(there).toBeDefined();
  });
});
