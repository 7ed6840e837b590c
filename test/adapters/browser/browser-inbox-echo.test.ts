import { afterEach, describe, expect, test, vi } from 'vitest';
import { BrowserInboxEcho } from '../../../src/adapters/browser/browser-inbox-echo';
import { delivered } from '../../fakes/delivered';

const cancels: (() => void)[] = [];

/** Document of a tab that can be hidden and shown. */
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
  const received = vi.fn();
  const listen = () => {
    const cancel = echo.listen(received);
    cancels.push(cancel);
    return cancel;
  };
  return { page, echo, received, listen };
}

describe('BrowserInboxEcho', () => {
  afterEach(() => {
    for (const cancel of cancels.splice(0)) cancel();
    vi.unstubAllGlobals();
  });

  test('notifies the other tabs of read items but not its own tab', async () => {
    const [here, there] = [aTab(), aTab()];
    here.listen();
    const stop = there.listen();
    here.echo.publish();
    await vi.waitFor(() => {
      expect(there.received).toHaveBeenCalledTimes(1);
    });
    expect(here.received).not.toHaveBeenCalled();
    stop();
    here.echo.publish();
    await delivered();
    expect(there.received).toHaveBeenCalledTimes(1);
  });

  test('notifies when the tab becomes visible, not when it is hidden, until cancelled', () => {
    const { page, received, listen } = aTab();
    const stop = listen();
    page.show('hidden');
    expect(received).not.toHaveBeenCalled();
    page.show('visible');
    expect(received).toHaveBeenCalledTimes(1);
    stop();
    page.show('visible');
    expect(received).toHaveBeenCalledTimes(1);
  });

  test('continues for one listener after another has left', async () => {
    const [here, there] = [aTab(), aTab()];
    there.listen()();
    there.listen();
    here.echo.publish();
    await vi.waitFor(() => {
      expect(there.received).toHaveBeenCalledTimes(1);
    });
  });

  test('sends nothing between tabs in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { echo, page, received, listen } = aTab();
    listen();
    echo.publish();
    page.show('visible');
    expect(received).toHaveBeenCalledTimes(1);
  });
});
