import type { RouteObject } from 'react-router-dom';
import { announcementHead } from './announcement.head';
import { AnnouncementPage } from './AnnouncementPage';

/** What an announcement's address shows, fetched when it is first asked for. */
export const announcementRoute = { Component: AnnouncementPage, handle: announcementHead } satisfies RouteObject;
