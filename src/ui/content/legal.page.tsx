import type { RouteObject } from 'react-router-dom';
import { legalHead } from './legal.head';
import { LegalPage } from './LegalPage';

/** What a legal page's address shows, fetched when it is first asked for. */
export const legalRoute = { Component: LegalPage, handle: legalHead } satisfies RouteObject;
