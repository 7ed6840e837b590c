import { isRouteErrorResponse } from 'react-router-dom';
import type { ErrorFace } from '../../domain/shell/error-page';
import { errorPage } from '../../domain/shell/error-page';
import type { ErrorWords } from './error-catalogue';
import { errorCatalogue } from './error-catalogue';
import { isPageFailure } from './page-failure';

const texts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
};

/** An HTTP status with its standard name, as in '429 Too Many Requests'; the number alone when the name is not among those that the portal meets. */
function statusText(status: number): string {
  const name = texts[status];
  return name === undefined ? String(status) : `${String(status)} ${name}`;
}

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
  const { page, showsMessage } = errorPage(status);
  const { title, text } = errorCatalogue[page];
  return { page, status, title, text: showsMessage ? `${statusText(status)}. ${message}`.trim() : text };
}

function described(error: unknown): { readonly status: number; readonly message: string } {
  if (isPageFailure(error)) return error;
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  return { status: 500, message: '' };
}
