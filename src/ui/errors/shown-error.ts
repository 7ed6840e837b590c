import { isRouteErrorResponse } from 'react-router-dom';
import type { ErrorTexts } from './error-catalogue';
import { errorCatalogue } from './error-catalogue';
import type { ErrorFace } from './error-page.machine';
import { errorPage } from './error-page.machine';
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

export interface ShownError extends ErrorTexts {
  /** Error page to show. */
  readonly page: ErrorFace;
  /** Status of the response; undefined without one. */
  readonly status: number | undefined;
}

/** Returns the content of the error page for a thrown value; reveals no details of bugs (spec 1 §2). */
export function shownError(error: unknown): ShownError {
  if (isPageFailure(error) && error.offline === true)
    return { page: 'offline', status: undefined, title: 'No Connection', text: error.message };
  const { status, message } = described(error);
  const { page, showsMessage } = errorPage(status);
  const { title, text } = errorCatalogue[page];
  if (!showsMessage) return { page, status, title, text };
  const name = texts[status];
  // The server has refused the request and has not failed.
  if (name !== undefined && status < 500) return { page, status, title: name, text: message === '' ? text : message };
  return {
    page,
    status,
    title,
    text: `${name === undefined ? String(status) : `${String(status)} ${name}`}. ${message}`.trim(),
  };
}

function described(error: unknown): { readonly status: number; readonly message: string } {
  if (isPageFailure(error)) return error;
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.statusText };
  return { status: 500, message: '' };
}
