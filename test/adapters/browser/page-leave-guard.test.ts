import { expect, test } from 'vitest';
import { PageLeaveGuard } from '../../../src/adapters/browser/page-leave-guard';

test('PageLeaveGuard asks for confirmation before the page is left, until the guard is stopped', () => {
  const page = new EventTarget() as unknown as Window;
  const leave = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const guard = new PageLeaveGuard(page);
  expect(leave()).toBe(false);
  const stop = guard.stand();
  expect(leave()).toBe(true);
  stop();
  stop();
  expect(leave()).toBe(false);
});
