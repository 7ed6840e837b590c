import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from './api-failure';

const NOT_FOUND = 404;

/** Converts a 404 of a delete call into success, because the resource is already deleted. */
export function treatNotFoundAsDone(answer: Result<void, ApiFailure>): Result<void, ApiFailure> {
  const isGone = !answer.ok && answer.error.kind === 'rejected' && answer.error.status === NOT_FOUND;
  return isGone ? ok(undefined) : answer;
}
