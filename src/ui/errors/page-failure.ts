import type { ApiFailure } from '../../application/http/api-failure';
import { failureText } from './failure-text';

/** What a route's loader throws when its page cannot be shown; the error page reads it. Plain data, so that it survives inlining. */
export interface PageFailure {
  readonly pageFailure: true;
  readonly status: number;
  readonly message: string;
}

/** Tells whether a thrown value is a page failure. */
export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'pageFailure' in value;
}

/** Turns a failed call into the page's failure; no connection counts as 503 (spec 1 §8). */
export function pageFailure(failure: ApiFailure): PageFailure {
  const status = failure.kind === 'rejected' ? failure.status : failure.kind === 'network' ? 503 : 500;
  return { pageFailure: true, status, message: failureText(failure) };
}
