import { expect, test } from 'vitest';
import { navigationSize } from '../../../src/ui/shell/navigation-size';

test('navigationSize ranges from 6vw to 19vw, with a minimum at either end', () => {
  expect([navigationSize.collapsed, navigationSize.open]).toEqual(['max(6vw, 64px)', 'max(19vw, 240px)']);
});
