import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useAboveFullscreen } from '../../../src/ui/shared/use-above-fullscreen';

afterEach(() => {
  cleanup();
  fill(null);
});

function Lifted() {
  const element = useRef<HTMLElement>(null);
  useAboveFullscreen(element);
  return <section ref={element} aria-label="notices" />;
}

function fill(element: Element | null) {
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  document.dispatchEvent(new Event('fullscreenchange'));
}

describe('useAboveFullscreen', () => {
  test('shows the element as a popover during full screen only', () => {
    let lifted = 0;
    HTMLElement.prototype.showPopover = () => {
      lifted += 1;
    };
    render(<Lifted />);
    const section = screen.getByRole('region', { name: 'notices' });
    fill(document.body);
    expect([lifted, section.getAttribute('popover')]).toEqual([1, 'manual']);
    fill(null);
    expect(section.hasAttribute('popover')).toBe(false);
  });
});
