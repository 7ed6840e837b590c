import type { ApiFailure } from '../../application/http/api-failure';
import { assertNever } from '../../domain/shared/assert-never';
import { commonTexts } from '../notices/texts/common-texts';

/** From here on it is the server that failed, and its words are meant for those who mend it. */
const SERVER_FAULT = 500;

/**
 * What a player is told of a failed call (spec 1 §8).
 * @rule 1.8.2 Refusals of the server pass through with their own message; a fault of the server itself is told in the portal's words.
 */
export function failureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'network':
      return commonTexts['network-failed'].body;
    case 'rejected':
      return failure.status >= SERVER_FAULT ? commonTexts['answer-malformed'].body : failure.message;
    case 'malformed':
      return commonTexts['answer-malformed'].body;
    case 'aborted':
      return '';
    default:
      return assertNever(failure);
  }
}
