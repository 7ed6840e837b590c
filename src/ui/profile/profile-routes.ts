import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';

/** The address of a player’s public profile (spec 2 §2). */
export function profileRoutes(_services: AppServices): RouteObject[] {
  return [];
}
