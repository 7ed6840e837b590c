import { expect, test } from 'vitest';
import { BrowserConnection } from '../../../src/adapters/browser/browser-connection';

function aPage() {
  const navigator = { onLine: true };
  const page = Object.assign(new EventTarget(), { navigator });
  const change = (onLine: boolean) => {
    navigator.onLine = onLine;
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  return { connection: new BrowserConnection(page), change };
}

test('BrowserConnection emits the state of the connection at once and after each change', () => {
  const { connection, change } = aPage();
  const seen: boolean[] = [];
  const following = connection.online$.subscribe((isOnline) => seen.push(isOnline));
  for (const onLine of [false, false, true]) change(onLine);
  following.unsubscribe();
  change(false);
  expect(seen).toEqual([true, false, true]);
});

test('BrowserConnection reads the state on each call', () => {
  const { connection, change } = aPage();
  expect(connection.isOffline()).toBe(false);
  change(false);
  expect(connection.isOffline()).toBe(true);
});
