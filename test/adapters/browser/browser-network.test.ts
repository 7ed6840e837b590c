import { expect, test } from 'vitest';
import { BrowserNetwork } from '../../../src/adapters/browser/browser-network';

test('BrowserNetwork emits the state of the network at once and after each change', () => {
  const navigator = { onLine: true };
  const page = Object.assign(new EventTarget(), { navigator });
  const seen: boolean[] = [];
  const following = new BrowserNetwork(page).online$.subscribe((isOnline) => seen.push(isOnline));
  for (const onLine of [false, false, true]) {
    navigator.onLine = onLine;
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }
  following.unsubscribe();
  page.dispatchEvent(new Event('offline'));
  expect(seen).toEqual([true, false, true]);
});
