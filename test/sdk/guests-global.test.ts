// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '../../sdk/guests-global';
import { createGuests } from '../../sdk/guests/guests';

test('the script for guests sets the property that the SDK reads', () => {
  expect((window as unknown as Record<string, unknown>)['holocadeGuests']).toBe(createGuests);
});
