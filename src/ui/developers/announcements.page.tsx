import type { RouteObject } from 'react-router-dom';
import { announcementsHead } from './announcements.head';
import { AnnouncementsPage } from './AnnouncementsPage';

/** What the address of a developer's announcements shows, fetched when it is first asked for. */
export const announcementsRoute = { Component: AnnouncementsPage, handle: announcementsHead } satisfies RouteObject;
