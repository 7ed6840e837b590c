import { BehaviorSubject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { OfflineViewModel } from '../../../src/ui/offline/offline.view-model';

function aView({
  savedAt = undefined as number | undefined,
  mayStore = true,
  install = undefined as (() => Promise<void>) | undefined,
} = {}) {
  const online$ = new BehaviorSubject(true);
  const available$ = new BehaviorSubject(false);
  const events: string[] = [];
  const running = (name: string) => () => {
    events.push(name);
    return () => void events.push(`end of ${name}`);
  };
  const view = new OfflineViewModel(
    { savedAt, documentPath: '/arcade', start: running('copies'), deleteVisits: () => undefined },
    { online$ },
    { available$, install: install ?? (async () => void events.push('install')) },
    { execute: running('renewal') },
    { follow: running('deletion after logout') },
    mayStore,
  );
  return { view, online$, available$, events };
}

describe('OfflineViewModel', () => {
  test('stores copies and renews a stored page until it is stopped', () => {
    const { view, events } = aView();
    view.start()();
    expect(events).toEqual([
      'renewal',
      'deletion after logout',
      'copies',
      'end of copies',
      'end of deletion after logout',
      'end of renewal',
    ]);
  });

  test('stores nothing if the operator forbids it', () => {
    const { view, events } = aView({ mayStore: false });
    view.start()();
    expect(events).toEqual(['renewal', 'deletion after logout', 'end of deletion after logout', 'end of renewal']);
  });

  test('has a note on a stored page, and none on a page from the network', () => {
    const { view, online$ } = aView({ savedAt: 5 });
    const stop = view.start();
    const notes = [true, false, true].map((isOnline) => {
      online$.next(isOnline);
      return view.note;
    });
    stop();
    expect(notes).toEqual(['slow', 'offline', 'online-again']);
    expect([view.savedAt, aView().view.note]).toEqual([5, undefined]);
  });

  test('a rejected installation causes no unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const listener = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', listener);
    const { view } = aView({ install: () => Promise.reject(new DOMException('withdrawn', 'InvalidStateError')) });
    view.install();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', listener);
    expect(unhandled).toEqual([]);
  });

  test('offers the installation while the browser does', () => {
    const { view, available$, events } = aView();
    const stop = view.start();
    expect(view.canInstall).toBe(false);
    available$.next(true);
    expect(view.canInstall).toBe(true);
    view.install();
    stop();
    expect(events).toContain('install');
  });
});
