import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import type { AppServices } from '../app/app-services';
import { KitPage } from './KitPage';

const head: RouteHandle = {
  head: (_data, path) => ({ title: 'Kit', description: 'Every component in every state.', path, noIndex: true }),
};

/** What the kit's address shows; there is none in production. */
export function kitRoute({ toasts, overlays }: Pick<AppServices, 'toasts' | 'overlays'>) {
  return { element: <KitPage toasts={toasts} overlays={overlays} />, handle: head } satisfies RouteObject;
}
