import type { ShouldRevalidateFunction } from 'react-router-dom';

/** True if the page was explicitly reloaded; false if only its URL or an overlay changes. */
export const revalidateOnReload: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;
