import { BehaviorSubject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { OfflineViewModel } from '../../../src/ui/offline/offline.view-model';

function aView({
  savedAt = undefined as number | undefined,
  install = undefined as (() => Promise<void>) | undefined,
} = {}) {
  const online$ = new BehaviorSubject(true);
  const available$ = new BehaviorSubject(false);
  const events: string[] = [];
  const view = new OfflineViewModel(
    { savedAt, documentPath: '/arcade' },
    { online$ },
    { available$, install: install ?? (async () => void events.push('install')) },
  );
  return { view, online$, available$, events };
}

describe('OfflineViewModel', () => {
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
