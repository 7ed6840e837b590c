import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Tells whether a page is asked for again: when it was asked to be, and not because its address or what lies over it changes. */
export const staysLoaded: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;
