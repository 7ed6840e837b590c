import type { RouteHandle } from '../app/page-head';
import { errorCatalogue } from './error-catalogue';
import { errorPageTitle } from './error-page-title';

export const notFoundHead: RouteHandle = {
  head: (_data, path) => ({
    title: errorPageTitle(404),
    description: errorCatalogue[404].text,
    path,
    noIndex: true,
  }),
};
