import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Tells whether the home page is asked for again: when it was asked to be, and not because a pane opens or closes over it. */
export const staysHome: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;
