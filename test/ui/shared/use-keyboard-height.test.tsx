import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useKeyboardHeight } from '../../../src/ui/shared/use-keyboard-height';

function Page() {
  const element = useRef<HTMLDivElement>(null);
  useKeyboardHeight(element);
  return <div ref={element} data-testid="page" />;
}

/** Gives the window a visible part, because jsdom has none. */
function fakeVisualViewport() {
  const visible = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: visible });
  const change = (values: Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>) => {
    act(() => {
      Object.assign(visible, values).dispatchEvent(new Event('resize'));
    });
  };
  return change;
}

const height = () => screen.getByTestId('page').style.getPropertyValue('--keyboard');

describe('useKeyboardHeight', () => {
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(window, 'visualViewport');
  });

  test('sets the covered height while the keyboard is open', () => {
    const change = fakeVisualViewport();
    render(<Page />);
    expect(height()).toBe('0px');
    change({ height: window.innerHeight - 300 });
    expect(height()).toBe('300px');
    change({ offsetTop: 120 });
    expect(height()).toBe('180px');
    change({ height: window.innerHeight, offsetTop: 0 });
    expect(height()).toBe('0px');
  });

  test('ignores a magnified page, and does nothing where the browser reports no visible part', () => {
    const change = fakeVisualViewport();
    render(<Page />);
    change({ height: window.innerHeight / 2, scale: 2 });
    expect(height()).toBe('0px');
    cleanup();
    Reflect.deleteProperty(window, 'visualViewport');
    render(<Page />);
    expect(height()).toBe('');
  });
});
