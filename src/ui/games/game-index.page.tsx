import type { RouteObject } from 'react-router-dom';
import { gameIndexHead } from './game-index.head';
import { GameIndexPage } from './GameIndexPage';

/** What the game index's address shows, fetched when it is first asked for. */
export const gameIndexRoute = { Component: GameIndexPage, handle: gameIndexHead } satisfies RouteObject;
