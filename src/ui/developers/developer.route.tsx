import type { RouteObject } from 'react-router-dom';
import { developerHead } from './developer.head';
import { DeveloperPage } from './DeveloperPage';

/** What a developer's address shows, fetched when it is first asked for. */
export const developerRoute = { Component: DeveloperPage, handle: developerHead } satisfies RouteObject;
