// @vitest-environment node
import { expect, test } from 'vitest';
import { browserConnection } from '../../../src/adapters/browser/play-environment';

test('browserConnection reads the connection state on each call', () => {
  const navigator = { onLine: true };
  const connection = browserConnection(navigator);
  expect(connection.isOffline()).toBe(false);
  navigator.onLine = false;
  expect(connection.isOffline()).toBe(true);
});
