import { describe, expect, test } from 'vitest';
import { Cancellation } from '../../../src/application/system/cancellation';

describe('Cancellation', () => {
  test('notifies all current listeners once', () => {
    const notified: string[] = [];
    const cancellation = new Cancellation();
    const leaving = () => notified.push('left');
    cancellation.addEventListener('abort', () => notified.push('first'));
    cancellation.addEventListener('abort', leaving);
    cancellation.addEventListener('abort', () => notified.push('second'));
    cancellation.removeEventListener('abort', leaving);
    expect(cancellation.aborted).toBe(false);
    cancellation.cancel();
    cancellation.cancel();
    expect(notified).toEqual(['first', 'second']);
    expect(cancellation.aborted).toBe(true);
  });
});
