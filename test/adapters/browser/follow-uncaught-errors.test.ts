import { describe, expect, test } from 'vitest';
import { followUncaughtErrors } from '../../../src/adapters/browser/follow-uncaught-errors';

const thrown = (error: unknown) => Object.assign(new Event('error'), { error });
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('what nobody caught', () => {
  test('is handed on, thrown or rejected, until nobody listens any more', () => {
    const page = new EventTarget();
    const told: unknown[] = [];
    const stop = followUncaughtErrors(page, (what) => told.push(what));
    const error = new Error('a bug');
    page.dispatchEvent(thrown(error));
    page.dispatchEvent(rejection('half a word'));
    expect(told).toEqual([error, 'half a word']);
    stop();
    page.dispatchEvent(thrown(error));
    page.dispatchEvent(rejection('late'));
    expect(told).toHaveLength(2);
  });

  test('is nothing where a foreign script hides what happened', () => {
    const page = new EventTarget();
    const told: unknown[] = [];
    const stop = followUncaughtErrors(page, (what) => told.push(what));
    page.dispatchEvent(thrown(null));
    stop();
    expect(told).toEqual([]);
  });
});
