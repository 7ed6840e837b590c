// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { insertScript } from '../../../sdk/page/insert-script';

const SRC = 'https://static.example/sdk/v1/emulated-headset.js';

/** A parser-blocking script, followed by another script of the page. */
function runningScript(): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', async: false });
  document.head.append(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  return script;
}

describe('insertScript', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    vi.restoreAllMocks();
  });

  test('writes the script after the running one and resolves when it has run', async () => {
    const running = runningScript();
    vi.spyOn(document, 'write').mockImplementation((html) => running.insertAdjacentHTML('afterend', String(html)));
    const inserted = insertScript(running, SRC);
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ src, crossOrigin }) => [src, crossOrigin]).slice(1)).toEqual([[SRC, 'anonymous']]);
    running.nextSibling?.dispatchEvent(new Event('load'));
    await expect(inserted).resolves.toBeDefined();
  });

  test('appends the script when the browser ignores the write, as for deferred scripts', async () => {
    const running = runningScript();
    document.head.append(document.createElement('title'));
    vi.spyOn(document, 'write').mockImplementation(() => undefined);
    const inserted = insertScript(running, SRC);
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    await expect(inserted).rejects.toBeDefined();
  });

  test.each(['async', 'late'] as const)('appends the script and writes nothing when the running one is %s', (kind) => {
    const running = runningScript();
    running.async = kind === 'async';
    if (kind === 'late') vi.spyOn(document, 'currentScript', 'get').mockReturnValue(null);
    const write = vi.spyOn(document, 'write').mockImplementation(() => undefined);
    void insertScript(running, SRC);
    expect(write).not.toHaveBeenCalled();
    expect(document.head.querySelectorAll(`script[src="${SRC}"]`)).toHaveLength(1);
  });
});
