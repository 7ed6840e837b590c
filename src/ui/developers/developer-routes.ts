import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';

/** The addresses of developers and what they announce (spec 2 §2). */
export function developerRoutes(_services: AppServices): RouteObject[] {
  return [];
}
