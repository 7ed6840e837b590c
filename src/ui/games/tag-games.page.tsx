import type { RouteObject } from 'react-router-dom';
import { tagGamesHead } from './tag-games.head';
import { TagGamesPage } from './TagGamesPage';

/** What a tag's address shows, fetched when it is first asked for. */
export const tagGamesRoute = { Component: TagGamesPage, handle: tagGamesHead } satisfies RouteObject;
