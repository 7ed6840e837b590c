import { Subject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { followLatest } from '../../../src/application/system/follow-latest';

describe('followLatest', () => {
  const start = () => {
    const events: string[] = [];
    const source$ = new Subject<string>();
    const cancel = followLatest(source$, (value) => {
      events.push(`follow ${value}`);
      return value === 'nothing' ? undefined : () => events.push(`leave ${value}`);
    });
    return { events, source$, cancel };
  };

  test('leaves the previous value before it follows the next one', () => {
    const { events, source$ } = start();
    source$.next('a');
    source$.next('b');
    expect(events).toEqual(['follow a', 'leave a', 'follow b']);
  });

  test('leaves a value once, even if nothing is followed after it', () => {
    const { events, source$, cancel } = start();
    source$.next('a');
    source$.next('nothing');
    cancel();
    expect(events).toEqual(['follow a', 'leave a', 'follow nothing']);
  });

  test('leaves the current value and the source when it is cancelled', () => {
    const { events, source$, cancel } = start();
    source$.next('a');
    cancel();
    source$.next('b');
    expect(events).toEqual(['follow a', 'leave a']);
    expect(source$.observed).toBe(false);
  });
});
