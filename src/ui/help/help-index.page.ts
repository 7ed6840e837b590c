import type { RouteObject } from 'react-router-dom';
import { helpIndexHead } from './help.head';
import { HelpIndexPage } from './HelpIndexPage';

/** What the help centre’s first address shows, fetched when it is first asked for. */
export const helpIndexRoute = { Component: HelpIndexPage, handle: helpIndexHead } satisfies RouteObject;
