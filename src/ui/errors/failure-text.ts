import type { ApiFailure } from '../../application/http/api-failure';
import { assertNever } from '../../domain/shared/assert-never';

/** What a player is told of a failed call: the server's own words where it had some (spec 1 §8). */
export function failureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'network':
      return 'A network error has occurred. Please check your connection and try again.';
    case 'rejected':
      return failure.message;
    case 'malformed':
      return 'Something went wrong while trying to handle this request. Please try again later.';
    case 'aborted':
      return '';
    default:
      return assertNever(failure);
  }
}
