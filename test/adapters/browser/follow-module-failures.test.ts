// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followModuleFailures } from '../../../src/adapters/browser/follow-module-failures';
import { TabReloadGuard } from '../../../src/adapters/storage/tab-reload-guard';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Simulates Vite's preload error; returns true if the import rejects. */
function failToLoad(): boolean {
  return window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

function follow({ opening = true, build = 'main-1.js' } = {}) {
  const reload = vi.fn();
  const stop = followModuleFailures(window, new TabReloadGuard(build), { opening: () => opening, reload });
  return { reload, stop };
}

describe('followModuleFailures', () => {
  test('reloads the page being opened once, and the import still rejects', () => {
    const first = follow();
    expect(failToLoad()).toBe(true);
    expect(first.reload).toHaveBeenCalledTimes(1);
    first.stop();
    const reloaded = follow();
    expect(failToLoad()).toBe(true);
    expect(reloaded.reload).not.toHaveBeenCalled();
    reloaded.stop();
  });

  test('reloads again after a new build was deployed', () => {
    for (const build of ['main-1.js', 'main-2.js']) {
      const { reload, stop } = follow({ build });
      failToLoad();
      failToLoad();
      expect(reload).toHaveBeenCalledTimes(1);
      stop();
    }
    const back = follow({ build: 'main-1.js' });
    failToLoad();
    expect(back.reload).not.toHaveBeenCalled();
    back.stop();
  });

  test.each([
    [
      'another listener has cancelled the event',
      () => void window.addEventListener('vite:preloadError', cancel, { once: true }),
    ],
    ['the browser is offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'the tab cannot record the reload',
      () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined),
    ],
  ])('does not reload when %s', (_case, arrange) => {
    arrange();
    const { reload, stop } = follow();
    failToLoad();
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  test('does not reload a page in use, and stops listening after cancel', () => {
    const { reload, stop } = follow({ opening: false });
    failToLoad();
    stop();
    const ended = follow();
    ended.stop();
    failToLoad();
    expect([reload.mock.calls, ended.reload.mock.calls]).toEqual([[], []]);
  });
});

function cancel(event: Event): void {
  event.preventDefault();
}
