// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readManifest } from '../../../sdk/local/read-manifest';
import { manifest } from '../support/local-game';

const nothing = { items: undefined, boards: undefined, badges: undefined };

function link(): void {
  document.head.innerHTML = '<link rel="holocade-game" href="game.json">';
}

describe('the manifest of a game', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
  });

  test('is the one that the page names', async () => {
    link();
    const fetched = vi.fn((_address: string) => Promise.resolve(new Response(JSON.stringify(manifest))));
    vi.stubGlobal('fetch', fetched);
    const { items, boards, badges } = await readManifest(window);
    expect(fetched.mock.calls[0]?.[0]).toBe(new URL('game.json', location.href).href);
    expect([[...(items?.keys() ?? [])], boards?.size, badges?.size]).toEqual([['shield', 'suit', 'pass'], 2, 1]);
  });

  test('is empty without one, and where it cannot be read', async () => {
    await expect(readManifest(window)).resolves.toEqual(nothing);
    link();
    for (const answer of [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('no', { status: 404 })),
      () => Promise.resolve(new Response('no')),
    ]) {
      vi.stubGlobal('fetch', answer);
      await expect(readManifest(window)).resolves.toEqual(nothing);
    }
  });
});
