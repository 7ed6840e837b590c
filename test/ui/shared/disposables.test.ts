// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { Disposables } from '../../../src/ui/shared/disposables';

describe('Disposables', () => {
  test('runs disposers once in reverse order', () => {
    const disposed: number[] = [];
    const disposables = new Disposables();
    disposables.add(
      () => disposed.push(1),
      () => disposed.push(2),
    );
    disposables.add(() => disposed.push(3));
    disposables.dispose();
    disposables.dispose();
    expect(disposed).toEqual([3, 2, 1]);
  });

  test('runs all disposers before it throws their failures', () => {
    const disposed: number[] = [];
    const disposables = new Disposables();
    disposables.add(
      () => disposed.push(1),
      () => {
        throw new Error('stuck');
      },
    );
    expect(() => {
      disposables.dispose();
    }).toThrow(AggregateError);
    expect(disposed).toEqual([1]);
  });
});
