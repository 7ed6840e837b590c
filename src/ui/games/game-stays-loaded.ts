import type { ShouldRevalidateFunction } from 'react-router-dom';
import { staysLoaded } from '../app/stays-loaded';

/** Tells whether a game’s page is asked for: another game’s always, and the same not because its version or the page of its reviews changes in the address. */
export const gameStaysLoaded: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname === change.nextUrl.pathname ? staysLoaded(change) : change.defaultShouldRevalidate;
