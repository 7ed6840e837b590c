// @vitest-environment node
import { autorun } from 'mobx';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { ObservedStream } from '../../../src/ui/shared/observed-stream';

describe('ObservedStream', () => {
  test('holds the latest value while started', () => {
    const cell = new BehaviorSubject('a');
    const observed = new ObservedStream(cell, cell.value);
    const seen: string[] = [];
    const stopWatching = autorun(() => seen.push(observed.value));
    const stop = observed.start();
    cell.next('b');
    stop();
    cell.next('c');
    stopWatching();
    expect(seen).toEqual(['a', 'b']);
  });

  test('can be restarted after a stop', () => {
    const cell = new BehaviorSubject('a');
    const observed = new ObservedStream(cell, cell.value);
    observed.start()();
    cell.next('b');
    const stop = observed.start();
    expect(observed.value).toBe('b');
    stop();
  });
});
