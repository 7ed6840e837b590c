// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { NavigationViewModel } from '../../../src/ui/shell/navigation.view-model';
import { ManualClock } from './manual-clock';

function navigation() {
  const clock = new ManualClock();
  return { clock, view: new NavigationViewModel(clock) };
}

describe('NavigationViewModel side navigation', () => {
  test('opens on a press within 500 ms', () => {
    const { clock, view } = navigation();
    view.clicked();
    expect([view.side, view.expanded]).toEqual(['opening', true]);
    clock.advance(499);
    expect(view.side).toBe('opening');
    clock.advance(1);
    expect(view.side).toBe('open');
  });

  test.each(['left', 'pressedOutside'] as const)('closes on the event %s', (event) => {
    const { clock, view } = navigation();
    view.clicked();
    clock.advance(500);
    view[event]();
    expect([view.side, view.expanded]).toEqual(['closing', false]);
    clock.advance(500);
    expect(view.side).toBe('closed');
  });

  test('restarts its animation when it reverses', () => {
    const { clock, view } = navigation();
    view.clicked();
    clock.advance(400);
    view.left();
    clock.advance(400);
    expect(view.side).toBe('closing');
    clock.advance(100);
    expect(view.side).toBe('closed');
  });

  property.prop([fc.array(fc.constantFrom('clicked', 'left', 'pressedOutside', 'wait'), { maxLength: 20 })])(
    'always comes to rest 500 ms after the last event without pending timers',
    (events) => {
      const { clock, view } = navigation();
      for (const event of events) {
        if (event === 'wait') clock.advance(300);
        else view[event]();
      }
      clock.advance(500);
      expect(['open', 'closed']).toContain(view.side);
      expect(clock.waiting).toBe(0);
    },
  );
});

describe('NavigationViewModel.now', () => {
  test('is undefined until started, then updated every minute', () => {
    const { clock, view } = navigation();
    expect(view.now).toBeUndefined();
    const stop = view.start();
    expect(view.now).toBe(clock.now());
    clock.advance(60_000);
    expect(view.now).toBe(clock.now());
    stop();
    expect(clock.waiting).toBe(0);
  });

  test('is updated after a restart', () => {
    const { clock, view } = navigation();
    view.start()();
    const stop = view.start();
    clock.advance(120_000);
    expect(view.now).toBe(clock.now());
    stop();
  });
});
