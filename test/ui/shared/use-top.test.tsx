// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useTop } from '../../../src/ui/shared/use-top';

afterEach(cleanup);

test('useTop sets the distance from the top of the page, again after the page has changed its size', () => {
  let top = 236.4;
  let resize: () => void = () => undefined;
  let isObserved = true;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => {
        callback([], this);
      };
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      isObserved = false;
    };
  };
  const Talk = () => {
    const element = useRef<HTMLDivElement>(null);
    useTop(element);
    const setElement = (box: HTMLDivElement | null) => {
      if (box !== null) box.getBoundingClientRect = () => ({ top }) as DOMRect;
      element.current = box;
    };
    return <div ref={setElement}>Talk</div>;
  };
  const { unmount } = render(<Talk />);
  const shown = () => screen.getByText('Talk').style.getPropertyValue('--top');
  expect(shown()).toBe('236px');
  top = 300;
  resize();
  expect(shown()).toBe('300px');
  unmount();
  expect(isObserved).toBe(false);
});
