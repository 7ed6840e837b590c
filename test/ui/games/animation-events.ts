import { act } from '@testing-library/react';

// React listens to the prefixed name where the DOM has no AnimationEvent, as here.
function dispatch(element: Element, name: 'start' | 'end'): void {
  const prefixed = name === 'start' ? 'webkitAnimationStart' : 'webkitAnimationEnd';
  act(() => {
    for (const type of [`animation${name}`, prefixed]) element.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** Tells an element that its animation has begun. */
export function startAnimation(element: Element): void {
  dispatch(element, 'start');
}

/** Tells an element that its animation is over. */
export function endAnimation(element: Element): void {
  dispatch(element, 'end');
}
