// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { Disposables } from '../../../src/ui/shared/disposables';

describe('what must be undone', () => {
  test('is undone last in, first out, and once', () => {
    const undone: number[] = [];
    const disposables = new Disposables();
    disposables.add(
      () => undone.push(1),
      () => undone.push(2),
    );
    disposables.add(() => undone.push(3));
    disposables.dispose();
    disposables.dispose();
    expect(undone).toEqual([3, 2, 1]);
  });

  test('is undone also after a failure, which is told at the end', () => {
    const undone: number[] = [];
    const disposables = new Disposables();
    disposables.add(
      () => undone.push(1),
      () => {
        throw new Error('stuck');
      },
    );
    expect(() => {
      disposables.dispose();
    }).toThrow(AggregateError);
    expect(undone).toEqual([1]);
  });
});
