import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SideNavigation, SideNavigationEvent } from '../../../src/domain/shell/side-navigation';
import { NAVIGATION_MORPH, nextSideNavigation } from '../../../src/domain/shell/side-navigation';

const states = fc.constantFrom<SideNavigation>('closed', 'opening', 'open', 'closing');
const events = fc.constantFrom<SideNavigationEvent>('clicked', 'left', 'clicked-outside', 'morphed');
const after = (...list: readonly SideNavigationEvent[]) => list.reduce(nextSideNavigation, 'closed');

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
