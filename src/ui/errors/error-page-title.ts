import { errorPage } from '../../domain/shell/error-page';
import { errorCatalogue } from './error-catalogue';

/** The document's title of an error page; the 404's joke is kept for the page itself. */
export function errorPageTitle(status: number): string {
  if (status === 404) return 'Page Not Found';
  return errorCatalogue[errorPage(status).page].title;
}
