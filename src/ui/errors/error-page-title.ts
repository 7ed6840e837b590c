import { errorCatalogue } from './error-catalogue';
import { errorPage } from './error-page.machine';

/** Returns the document title of an error page; the 404's joke appears only on the page. */
export function errorPageTitle(status: number): string {
  if (status === 404) return 'Page Not Found';
  return errorCatalogue[errorPage(status).page].title;
}
