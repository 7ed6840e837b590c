import type { PageHead } from '../app/page-head';
import { errorPageTitle } from './error-page-title';
import type { ShownError } from './shown-error';

/** Returns the head of an error page. */
export function errorHead({ status, title, text }: ShownError, path: string): PageHead {
  return { title: status === 404 ? errorPageTitle(status) : title, description: text, path, noIndex: true };
}
