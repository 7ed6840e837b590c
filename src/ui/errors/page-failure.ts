import type { ApiFailure } from '../../application/http/api-failure';
import { NETWORK_FAILURE } from '../../domain/notices/notice-catalogue';
import { failureText } from './failure-text';

/** What a route's loader throws when its page cannot be shown; the error page reads it. Plain data, so that it survives inlining. */
export interface PageFailure {
  readonly pageFailure: true;
  readonly status: number;
  readonly message: string;
  /** Nothing came back at all: the connection is gone, not the page. */
  readonly offline?: true;
}

/** Tells whether a thrown value is a page failure. */
export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'pageFailure' in value;
}

/** Turns a failed call into the page's failure; no connection counts as 503 where a status is needed (spec 1 §8). */
export function pageFailure(failure: ApiFailure): PageFailure {
  const message = failureText(failure);
  if (failure.kind === 'network') return { pageFailure: true, status: NETWORK_FAILURE.code, message, offline: true };
  return { pageFailure: true, status: failure.kind === 'rejected' ? failure.status : 500, message };
}
