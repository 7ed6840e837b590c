import type { ApiFailure } from '../../application/http/api-failure';
import { NETWORK_FAILURE } from '../../domain/notices/notice-catalogue';
import { failureText } from './failure-text';

/** Failure that a loader throws for the error page; serialisable. */
export interface PageFailure {
  readonly pageFailure: true;
  readonly status: number;
  readonly message: string;
  /** True if there was no response because of the connection. */
  readonly offline?: true;
}

export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'pageFailure' in value;
}

/** Converts a failed call to a page failure; a lost connection counts as 503 (spec 1 §8). */
export function pageFailure(failure: ApiFailure): PageFailure {
  const message = failureText(failure);
  if (failure.kind === 'network') return { pageFailure: true, status: NETWORK_FAILURE.code, message, offline: true };
  return { pageFailure: true, status: failure.kind === 'rejected' ? failure.status : 500, message };
}
