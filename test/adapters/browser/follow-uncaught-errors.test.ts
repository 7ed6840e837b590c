import { describe, expect, test } from 'vitest';
import { followUncaughtErrors } from '../../../src/adapters/browser/follow-uncaught-errors';

const thrown = (error: unknown) => Object.assign(new Event('error'), { error });
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('followUncaughtErrors', () => {
  test('reports thrown errors and unhandled rejections until cancelled', () => {
    const page = new EventTarget();
    const errors: unknown[] = [];
    const stop = followUncaughtErrors(page, (what) => errors.push(what));
    const error = new Error('a bug');
    page.dispatchEvent(thrown(error));
    page.dispatchEvent(rejection('half a word'));
    expect(errors).toEqual([error, 'half a word']);
    stop();
    page.dispatchEvent(thrown(error));
    page.dispatchEvent(rejection('late'));
    expect(errors).toHaveLength(2);
  });

  test('reports nothing for an error hidden by a cross-origin script', () => {
    const page = new EventTarget();
    const errors: unknown[] = [];
    const stop = followUncaughtErrors(page, (what) => errors.push(what));
    page.dispatchEvent(thrown(null));
    stop();
    expect(errors).toEqual([]);
  });
});
