import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { XrBadge } from '../../../src/ui/play/XrBadge';

afterEach(cleanup);

test.each([
  [undefined, 'Plays in AR'],
  ['headset-ready', 'Your device is ready for AR'],
  ['no-headset', 'Needs AR'],
  ['unsupported', 'Needs AR'],
] as const)('XrBadge shows an AR game on a device with the ability %s as “%s”', (ability, text) => {
  render(<XrBadge ability={ability} inAr />);
  expect(screen.getByText(text)).toBeDefined();
});
