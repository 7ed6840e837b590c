import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Icon, ICON_COLOUR, ICON_SIZES } from '../../../src/ui/shared/Icon';
import type { IconName } from '../../../src/ui/shared/icon-names';
import { iconNames } from '../../../src/ui/shared/icon-names';

afterEach(cleanup);
afterEach(() => {
  vi.restoreAllMocks();
});

const silently = (draw: () => void) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return draw;
};

describe('Icon', () => {
  test.each(iconNames)('draws %s in white at 90%%, hidden from assistive technology', (name) => {
    const { container } = render(<Icon name={name} size={32} />);
    const drawing = container.querySelector('svg');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.getAttribute('stroke')).toBe('rgba(255, 255, 255, 0.9)');
    expect(drawing?.getAttribute('width')).toBe('32');
    expect(drawing?.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`/icons.*[.]svg#${name}$`));
  });

  test.each(['no-such-icon', 'toString', ''])('throws for the unknown name %j', (name) => {
    expect(silently(() => render(<Icon name={name as IconName} />))).toThrow(`Unknown icon: ${name}`);
  });

  test('accepts 4 to 32 pixels inclusive, and defaults to white at 90%', () => {
    expect(ICON_SIZES).toEqual({ least: 4, most: 32 });
    expect(ICON_COLOUR).toBe('rgba(255, 255, 255, 0.9)');
    for (const size of [ICON_SIZES.least, ICON_SIZES.most]) {
      const { container } = render(<Icon name="play" size={size} />);
      expect(container.querySelector('svg')?.getAttribute('height')).toBe(String(size));
    }
  });

  test.each([3, 33])('throws for a size of %i pixels', (size) => {
    expect(silently(() => render(<Icon name="play" size={size} />))).toThrow('4 to 32');
  });
});
