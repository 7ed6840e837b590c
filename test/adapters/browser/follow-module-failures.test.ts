// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followModuleFailures } from '../../../src/adapters/browser/follow-module-failures';
import { TabReloadGuard } from '../../../src/adapters/storage/tab-reload-guard';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** What a build's own loader does when a part of it does not come; tells whether the import fails. */
function failToLoad(): boolean {
  return window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

function follow({ opening = true, build = 'main-1.js' } = {}) {
  const reload = vi.fn();
  const stop = followModuleFailures(window, new TabReloadGuard(build), { opening: () => opening, reload });
  return { reload, stop };
}

describe('a part of the build that does not come', () => {
  test('is asked for by one reload of the page that is being opened, and is an error in any case', () => {
    const first = follow();
    expect(failToLoad()).toBe(true);
    expect(first.reload).toHaveBeenCalledTimes(1);
    first.stop();
    const reloaded = follow();
    expect(failToLoad()).toBe(true);
    expect(reloaded.reload).not.toHaveBeenCalled();
    reloaded.stop();
  });

  test('is asked for again when a new build has come meanwhile', () => {
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
    ['somebody has dealt with it', () => void window.addEventListener('vite:preloadError', cancel, { once: true })],
    ['there is no connection', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['the tab can note nothing', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)],
  ])('takes no page away when %s', (_case, arrange) => {
    arrange();
    const { reload, stop } = follow();
    failToLoad();
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  test('takes no page away that is in use, and is not listened for any more at the end', () => {
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
