import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SideNavigation, SideNavigationEvent } from '../../../src/ui/shell/side-navigation.machine';
import { theme } from '../../../src/ui/theme/theme';
import {
  isExpanded,
  NAVIGATION_MORPH,
  nextSideNavigation,
  NAVIGATION_WIDTHS,
  SIDE_NAVIGATION_FROM,
  activeSection,
} from '../../../src/ui/shell/side-navigation.machine';

const states = fc.constantFrom<SideNavigation>('closed', 'opening', 'open', 'closing');
const events = fc.constantFrom<SideNavigationEvent>('clicked', 'left', 'clicked-outside', 'morphed');
const after = (...list: readonly SideNavigationEvent[]) => list.reduce(nextSideNavigation, 'closed');

/** Model: the last requested state, and whether it is reached. */
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

describe('nextSideNavigation', () => {
  test('takes 500 ms to open and to close', () => {
    expect(NAVIGATION_MORPH).toBe(500);
    expect(after('clicked')).toBe('opening');
    expect(after('clicked', 'morphed')).toBe('open');
    expect(after('clicked', 'morphed', 'left')).toBe('closing');
    expect(after('clicked', 'morphed', 'left', 'morphed')).toBe('closed');
  });

  test('reverses during the animation', () => {
    expect(after('clicked', 'left')).toBe('closing');
    expect(after('clicked', 'left', 'clicked')).toBe('opening');
  });

  property.prop([fc.commands([events.map((event) => new Apply(event))])])('always behaves like the model', (run) => {
    fc.modelRun(() => ({ model: { wide: false, arrived: true }, real: { state: 'closed' } }), run);
  });

  property.prop([fc.array(events)])('is always closed in the end after the mouse has left', (list) => {
    expect(after(...list, 'left', 'morphed')).toBe('closed');
  });

  property.prop([fc.array(events)])('is always open in the end after a click', (list) => {
    expect(after(...list, 'clicked', 'morphed')).toBe('open');
  });

  property.prop([states, events])('never changes by a repeated event', (state, event) => {
    const once = nextSideNavigation(state, event);
    expect(nextSideNavigation(once, event)).toBe(once);
  });
});

test('NAVIGATION_WIDTHS are those of the specification', () => {
  expect(NAVIGATION_WIDTHS).toEqual({ closed: { share: 6, least: 64 }, open: { share: 19, least: 240 } });
});

test('SIDE_NAVIGATION_FROM is where the layout changes from the bar to the side', () => {
  expect(SIDE_NAVIGATION_FROM).toBe(1024);
  expect([theme.below.wide, theme.from.wide]).toEqual(['(width < 1024px)', '(width >= 1024px)']);
});

describe('activeSection', () => {
  test.each([
    ['/', undefined],
    ['', undefined],
    ['/?a=1', undefined],
    ['/#/arcade', undefined],
    ['/arcade', 'arcade'],
    ['/arcade/games/a', 'arcade'],
    ['/blog?page=2', 'blog'],
    ['/hc#top', 'hc'],
    ['//arcade', undefined],
    ['blog/arcade', undefined],
  ])('of %s is %s', (path, section) => {
    expect(activeSection(path)).toBe(section);
  });

  property.prop([fc.stringMatching(/^[a-z]{1,9}$/), fc.webPath(), fc.webQueryParameters()])(
    'is always the first segment, whatever follows',
    (section, rest, query) => {
      expect(activeSection(`/${section}/${rest}?${query}`)).toBe(section);
    },
  );
});
