import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';

/** The addresses of the help centre (spec 2 §2). */
export function helpRoutes(_services: AppServices): RouteObject[] {
  return [];
}
