import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

function begin() {
  const clock = new FakeClock();
  const notices = new NoticesState(clock, new FakeRandom());
  const phases = () => notices.current.map(({ phase }) => phase);
  const ids = () => notices.current.map(({ toast }) => toast.id);
  return { clock, notices, phases, ids };
}

describe('NoticesState', () => {
  test('shows a toast after 10 ms, closes it after its time and removes it 400 ms later', () => {
    const { clock, notices, phases } = begin();
    notices.announce({ kind: 'info', title: 'A', body: 'B', timeout: 3000 });
    expect(phases()).toEqual(['added']);
    clock.advance(10);
    expect(phases()).toEqual(['shown']);
    clock.advance(2999);
    expect(phases()).toEqual(['shown']);
    clock.advance(1);
    expect(phases()).toEqual(['closing']);
    clock.advance(400);
    expect(phases()).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  test('pauses a held toast, and only that one', () => {
    const { clock, notices, phases, ids } = begin();
    notices.announce({ kind: 'info', title: 'A', body: 'B' });
    notices.announce({ kind: 'info', title: 'C', body: 'D' });
    clock.advance(10);
    notices.apply({ type: 'held', id: ids()[0] ?? '' });
    clock.advance(60_000);
    expect(phases()).toEqual(['shown']);
    notices.apply({ type: 'released', id: ids()[0] ?? '' });
    clock.advance(5400);
    expect(phases()).toEqual([]);
  });

  test('ignores the time in which no toast was shown', () => {
    const { clock, notices, phases } = begin();
    clock.advance(60_000);
    notices.announce({ kind: 'info', title: 'A', body: 'B' });
    clock.advance(10);
    expect(phases()).toEqual(['shown']);
  });

  test('keeps closed toasts in the history, but not withdrawn ones', () => {
    const { clock, notices } = begin();
    notices.announce({ kind: 'info', title: 'A', body: 'B' });
    notices.announce({ kind: 'danger', title: 'C', body: 'D', key: 'login' });
    const at = clock.now();
    clock.advance(60_000);
    expect(notices.current).toEqual([]);
    expect(notices.history).toMatchObject([
      { at, toast: { title: 'C' } },
      { at, toast: { title: 'A' } },
    ]);
    notices.withdraw('login');
    expect(notices.history.map(({ toast }) => toast.title)).toEqual(['A']);
  });

  property.prop([fc.array(fc.tuple(fc.nat(3000), fc.integer({ min: 1, max: 9000 })), { minLength: 1, maxLength: 8 })])(
    'never leaves a toast or a timer after all times have passed',
    (list) => {
      const { clock, notices, phases } = begin();
      for (const [pause, timeout] of list) {
        notices.announce({ kind: 'info', title: 'A', body: 'B', timeout });
        clock.advance(pause);
      }
      expect(clock.pending).toBeLessThanOrEqual(1);
      clock.advance(9410);
      expect(phases()).toEqual([]);
      expect(clock.pending).toBe(0);
    },
  );
});
