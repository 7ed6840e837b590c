// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readManifest, readManifestNow } from '../../../sdk/local/read-manifest';
import { manifest } from '../support/local-game';

const nothing = { items: undefined, boards: undefined, achievements: undefined, network: undefined };

function link(): void {
  document.head.innerHTML = '<link rel="holocade-game" href="game.json">';
}

describe('readManifest', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
  });

  test('loads the manifest that the page names', async () => {
    link();
    const fetched = vi.fn((_address: string) => Promise.resolve(new Response(JSON.stringify(manifest))));
    vi.stubGlobal('fetch', fetched);
    const { items, boards, achievements } = await readManifest(window);
    expect(fetched.mock.calls[0]?.[0]).toBe(new URL('game.json', location.href).href);
    expect([[...(items?.keys() ?? [])], boards?.size, achievements?.size]).toEqual([['shield', 'suit', 'pass'], 2, 1]);
  });

  test('returns an empty definition for a missing or unreadable manifest', async () => {
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

  test('waits while the head of the page is being parsed', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(manifest))));
    vi.stubGlobal('fetch', fetched);
    const page = document.implementation.createHTMLDocument();
    page.body.remove();
    vi.spyOn(page, 'readyState', 'get').mockReturnValue('loading');
    const read = readManifest({ document: page } as Window);
    page.head.innerHTML = '<title>Game</title>';
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    page.head.innerHTML = '<link rel="holocade-game" href="https://game.example/game.json">';
    expect((await read).boards?.size).toBe(2);
  });

  describe('readManifestNow', () => {
    const answerWith = (status: number, responseText: string) =>
      vi.stubGlobal(
        'XMLHttpRequest',
        class {
          readonly status = status;
          readonly responseText = responseText;
          open = vi.fn();
          send = vi.fn();
        },
      );

    test('returns the declared hosts without entries that could change the policy', () => {
      link();
      const network = ['https://cdn.example.com', 'https://a.example; script-src *', 7];
      answerWith(200, JSON.stringify({ ...manifest, network }));
      expect(readManifestNow(document)?.network).toEqual(['https://cdn.example.com']);
    });

    test('returns undefined without a link and an empty definition for an unreadable manifest', () => {
      expect(readManifestNow(document)).toBeUndefined();
      link();
      answerWith(404, '{"network":["https://cdn.example.com"]}');
      expect(readManifestNow(document)).toEqual(nothing);
      answerWith(200, 'no');
      expect(readManifestNow(document)).toEqual(nothing);
    });
  });
});
