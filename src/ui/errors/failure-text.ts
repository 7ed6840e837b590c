import type { ApiFailure } from '../../application/http/api-failure';
import { assertNever } from '../../domain/shared/assert-never';
import { commonTexts } from '../notices/texts/common.texts';

/**
 * Returns the user-visible text of a failed call (spec 1 §8).
 * @rule 1.8.2 Errors of the server pass through with their own message; all other texts come from here and never reveal internals.
 */
export function failureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'network':
      return commonTexts['network-failed'].body;
    case 'rejected':
      return failure.message.trim() === '' ? commonTexts['answer-malformed'].body : failure.message;
    case 'malformed':
      return commonTexts['answer-malformed'].body;
    case 'aborted':
      return '';
    default:
      return assertNever(failure);
  }
}
