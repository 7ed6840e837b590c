import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SideNavigation, SideNavigationEvent } from '../../../src/domain/shell/side-navigation';
import { isExpanded, NAVIGATION_MORPH, nextSideNavigation } from '../../../src/domain/shell/side-navigation';

const states = fc.constantFrom<SideNavigation>('closed', 'opening', 'open', 'closing');
const events = fc.constantFrom<SideNavigationEvent>('clicked', 'left', 'clicked-outside', 'morphed');
const after = (...list: readonly SideNavigationEvent[]) => list.reduce(nextSideNavigation, 'closed');

/** The navigation seen simply: what it was last asked to be, and whether it has got there. */
interface Model {
  wide: boolean;
  arrived: boolean;
}

class Apply implements fc.Command<Model, { state: SideNavigation }> {
  constructor(private readonly event: SideNavigationEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: { state: SideNavigation }): void {
    real.state = nextSideNavigation(real.state, this.event);
    const wide = this.event === 'clicked';
    if (this.event === 'morphed') model.arrived = true;
    else if (wide !== model.wide) Object.assign(model, { wide, arrived: false });
    expect(real.state).toBe(model.arrived ? (model.wide ? 'open' : 'closed') : model.wide ? 'opening' : 'closing');
    expect(isExpanded(real.state)).toBe(model.wide);
  }

  toString(): string {
    return this.event;
  }
}

describe('the side navigation', () => {
  test('morphs for 500 ms on its way to being open, and on its way back', () => {
    expect(NAVIGATION_MORPH).toBe(500);
    expect(after('clicked')).toBe('opening');
    expect(after('clicked', 'morphed')).toBe('open');
    expect(after('clicked', 'morphed', 'left')).toBe('closing');
    expect(after('clicked', 'morphed', 'left', 'morphed')).toBe('closed');
  });

  test('turns round while it morphs', () => {
    expect(after('clicked', 'left')).toBe('closing');
    expect(after('clicked', 'left', 'clicked')).toBe('opening');
  });

  property.prop([fc.commands([events.map((event) => new Apply(event))])])('always does what the model does', (run) => {
    fc.modelRun(() => ({ model: { wide: false, arrived: true }, real: { state: 'closed' } }), run);
  });

  property.prop([fc.array(events)])('is always closed in the end once it was left', (list) => {
    expect(after(...list, 'left', 'morphed')).toBe('closed');
  });

  property.prop([fc.array(events)])('is always open in the end once it was clicked', (list) => {
    expect(after(...list, 'clicked', 'morphed')).toBe('open');
  });

  property.prop([states, events])('never does more for the same event again', (state, event) => {
    const once = nextSideNavigation(state, event);
    expect(nextSideNavigation(once, event)).toBe(once);
  });
});
