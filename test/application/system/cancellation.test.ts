import { describe, expect, test } from 'vitest';
import { Cancellation } from '../../../src/application/system/cancellation';

describe('a cancellation', () => {
  test('tells everybody who still listens, once', () => {
    const told: string[] = [];
    const cancellation = new Cancellation();
    const leaving = () => told.push('left');
    cancellation.addEventListener('abort', () => told.push('first'));
    cancellation.addEventListener('abort', leaving);
    cancellation.addEventListener('abort', () => told.push('second'));
    cancellation.removeEventListener('abort', leaving);
    expect(cancellation.aborted).toBe(false);
    cancellation.cancel();
    cancellation.cancel();
    expect(told).toEqual(['first', 'second']);
    expect(cancellation.aborted).toBe(true);
  });
});
