import type { RouteObject } from 'react-router-dom';
import { helpIndexHead } from './help.head';
import { HelpIndexPage } from './HelpIndexPage';

/** Lazily loaded part of the help centre's start route. */
export const helpIndexRoute = { Component: HelpIndexPage, handle: helpIndexHead } satisfies RouteObject;
