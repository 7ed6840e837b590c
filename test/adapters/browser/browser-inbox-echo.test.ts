import { afterEach, describe, expect, test, vi } from 'vitest';
import { BrowserInboxEcho } from '../../../src/adapters/browser/browser-inbox-echo';
import { delivered } from '../../fakes/delivered';

const cancels: (() => void)[] = [];

/** A tab's document, which can be hidden and shown. */
class Page extends EventTarget {
  visibilityState = 'visible';

  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function aTab() {
  const page = new Page();
  const echo = new BrowserInboxEcho(page as unknown as Document);
  const heard = vi.fn();
  const listen = () => {
    const cancel = echo.listen(heard);
    cancels.push(cancel);
    return cancel;
  };
  return { page, echo, heard, listen };
}

describe('the echo between tabs', () => {
  afterEach(() => {
    for (const cancel of cancels.splice(0)) cancel();
    vi.unstubAllGlobals();
  });

  test('tells the other tabs that something was read, and never the own one', async () => {
    const [here, there] = [aTab(), aTab()];
    here.listen();
    const stop = there.listen();
    here.echo.tell();
    await vi.waitFor(() => {
      expect(there.heard).toHaveBeenCalledTimes(1);
    });
    expect(here.heard).not.toHaveBeenCalled();
    stop();
    here.echo.tell();
    await delivered();
    expect(there.heard).toHaveBeenCalledTimes(1);
  });

  test('hears the return to a tab, not its leaving, until it is cancelled', () => {
    const { page, heard, listen } = aTab();
    const stop = listen();
    page.show('hidden');
    expect(heard).not.toHaveBeenCalled();
    page.show('visible');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    page.show('visible');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('goes on for one listener when another leaves', async () => {
    const [here, there] = [aTab(), aTab()];
    there.listen()();
    there.listen();
    here.echo.tell();
    await vi.waitFor(() => {
      expect(there.heard).toHaveBeenCalledTimes(1);
    });
  });

  test('is silent between the tabs of a browser that has no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { echo, page, heard, listen } = aTab();
    listen();
    echo.tell();
    page.show('visible');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
