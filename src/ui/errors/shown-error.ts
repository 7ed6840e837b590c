import { isRouteErrorResponse } from 'react-router-dom';
import type { ErrorFace, ErrorWords } from './error-catalogue';
import { errorCatalogue, isErrorStatus } from './error-catalogue';
import { isPageFailure } from './page-failure';
import { statusText } from './status-text';

export interface ShownError extends ErrorWords {
  /** The page that is shown. */
  readonly page: ErrorFace;
  /** What the server had answered; undefined when it was not reached. */
  readonly status: number | undefined;
}

/** What the error page shows for a thrown value; of a bug only that it happened (spec 1 §2). */
export function shownError(error: unknown): ShownError {
  if (isPageFailure(error) && error.offline === true)
    return { page: 'offline', status: undefined, title: 'No Connection', text: error.message };
  const { status, message } = described(error);
  if (isErrorStatus(status)) return { page: status, status, ...errorCatalogue[status] };
  return { page: 500, status, title: errorCatalogue[500].title, text: `${statusText(status)}. ${message}`.trim() };
}

function described(error: unknown): { readonly status: number; readonly message: string } {
  if (isPageFailure(error)) return error;
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  return { status: 500, message: '' };
}
