import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';

/** The address of something that can be had in a game (spec 2 §2). */
export function catalogRoutes(_services: AppServices): RouteObject[] {
  return [];
}
