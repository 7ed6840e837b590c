import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SearchBar, SearchBarEvent } from '../../../src/ui/search/search-bar.machine';
import {
  collapsedSearchBar,
  nextSearchBar,
  SEARCH_BAR_MORPH,
  searchBarProgress,
  untilSearchBarRests,
} from '../../../src/ui/search/search-bar.machine';

const opened: SearchBarEvent = { type: 'opened' };
const closed: SearchBarEvent = { type: 'closed' };
const passed = (milliseconds: number): SearchBarEvent => ({ type: 'time-passed', milliseconds });
const after = (...events: readonly SearchBarEvent[]) => events.reduce(nextSearchBar, collapsedSearchBar);

/** Model: a position between 0 and 2000, its direction, and whether it has stopped. */
interface Model {
  place: number;
  way: 1 | -1;
  rests: boolean;
}

class Apply implements fc.Command<Model, { bar: SearchBar }> {
  constructor(private readonly event: SearchBarEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { bar: SearchBar }): void {
    const { event } = this;
    if (event.type === 'time-passed') {
      const aim = model.place + model.way * event.milliseconds;
      model.place = Math.max(0, Math.min(2000, aim));
      if (aim <= 0 && model.way === -1) model.rests = true;
      if (aim >= 2000 && model.way === 1) model.rests = true;
    } else {
      const way = event.type === 'opened' ? 1 : -1;
      if (way !== model.way) Object.assign(model, { way, rests: false });
    }
    real.bar = nextSearchBar(real.bar, event);
    const [resting, moving] = model.way === 1 ? ['expanded', 'expanding'] : ['collapsed', 'collapsing'];
    expect(real.bar).toEqual({ phase: model.rests ? resting : moving, elapsed: model.place });
    const left = model.way === 1 ? 2000 - model.place : model.place;
    expect(untilSearchBarRests(real.bar)).toBe(model.rests ? undefined : left);
    expect(searchBarProgress(real.bar)).toBe(model.place / 2000);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const commands = fc.commands([
  fc.constant(new Apply(opened)),
  fc.constant(new Apply(closed)),
  fc.oneof(fc.constantFrom(0, 1, 999, 1000, 1999, 2000), fc.nat(2500)).map((time) => new Apply(passed(time))),
]);

describe('nextSearchBar', () => {
  test('expands in 2000 ms and collapses in 2000 ms', () => {
    expect(SEARCH_BAR_MORPH).toBe(2000);
    expect(after(opened)).toEqual({ phase: 'expanding', elapsed: 0 });
    expect(after(opened, passed(1999))).toEqual({ phase: 'expanding', elapsed: 1999 });
    expect(after(opened, passed(2000))).toEqual({ phase: 'expanded', elapsed: 2000 });
    expect(after(opened, passed(2000), closed)).toEqual({ phase: 'collapsing', elapsed: 2000 });
    expect(after(opened, passed(2000), closed, passed(2000))).toEqual(collapsedSearchBar);
  });

  test('reverses midway over the part already covered', () => {
    const turned = after(opened, passed(500), closed);
    expect(turned).toEqual({ phase: 'collapsing', elapsed: 500 });
    expect(untilSearchBarRests(turned)).toBe(500);
    expect(after(opened, passed(500), closed, passed(200), opened, passed(1700)).phase).toBe('expanded');
  });

  test('ignores a repeated opening or closing', () => {
    expect(after(closed)).toBe(collapsedSearchBar);
    expect(after(opened, passed(2000), opened)).toEqual({ phase: 'expanded', elapsed: 2000 });
    expect(after(passed(500))).toBe(collapsedSearchBar);
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(() => ({ model: { place: 0, way: -1 as const, rests: true }, real: { bar: collapsedSearchBar } }), run);
  });

  property.prop([fc.array(fc.constantFrom(opened, closed)), fc.array(fc.nat(900))])(
    'never depends on the steps in which time passes',
    (turns, parts) => {
      const bar = after(...turns.flatMap((turn) => [turn, passed(300)]));
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(parts.map(passed).reduce(nextSearchBar, bar)).toEqual(
        parts.length === 0 ? bar : nextSearchBar(bar, passed(total)),
      );
    },
  );
});
