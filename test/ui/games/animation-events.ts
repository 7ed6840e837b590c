import { act } from '@testing-library/react';

// React uses the prefixed event name without AnimationEvent, as in jsdom.
function dispatch(element: Element, name: 'start' | 'end'): void {
  const prefixed = name === 'start' ? 'webkitAnimationStart' : 'webkitAnimationEnd';
  act(() => {
    for (const type of [`animation${name}`, prefixed]) element.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

export function startAnimation(element: Element): void {
  dispatch(element, 'start');
}

export function endAnimation(element: Element): void {
  dispatch(element, 'end');
}
