// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { NavigationViewModel } from '../../../src/ui/shell/navigation.view-model';
import { ManualClock } from './manual-clock';

function navigation() {
  const clock = new ManualClock();
  return { clock, view: new NavigationViewModel(clock) };
}

describe('the side navigation', () => {
  test('opens on a press, in 500 ms', () => {
    const { clock, view } = navigation();
    view.clicked();
    expect([view.side, view.expanded]).toEqual(['opening', true]);
    clock.advance(499);
    expect(view.side).toBe('opening');
    clock.advance(1);
    expect(view.side).toBe('open');
  });

  test.each(['left', 'pressedOutside'] as const)('closes when %s', (event) => {
    const { clock, view } = navigation();
    view.clicked();
    clock.advance(500);
    view[event]();
    expect([view.side, view.expanded]).toEqual(['closing', false]);
    clock.advance(500);
    expect(view.side).toBe('closed');
  });

  test('turned round on its way, takes its time anew', () => {
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
    'always comes to rest 500 ms after the last event, with nothing left to do',
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

describe('the time that pages are told', () => {
  test('is unknown until the shell is alive, and then true to the minute', () => {
    const { clock, view } = navigation();
    expect(view.now).toBeUndefined();
    const stop = view.start();
    expect(view.now).toBe(clock.now());
    clock.advance(60_000);
    expect(view.now).toBe(clock.now());
    stop();
    expect(clock.waiting).toBe(0);
  });

  test('goes on after a second start', () => {
    const { clock, view } = navigation();
    view.start()();
    const stop = view.start();
    clock.advance(120_000);
    expect(view.now).toBe(clock.now());
    stop();
  });
});
