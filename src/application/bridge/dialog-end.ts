import { apiErrorCode } from '../../domain/bridge/bridge-error';
import type { DialogEnd } from '../../domain/bridge/bridge-event';
import { assertNever } from '../../domain/shared/assert-never';
import type { QuestionEnd } from './question-state';

/** Converts the end of a question into the event detail for the game; undefined when the game is gone. */
export function dialogEnd(end: QuestionEnd): DialogEnd | undefined {
  switch (end.kind) {
    case 'agreed':
      return { ok: true };
    case 'declined':
      return { ok: false, code: 'err_declined' };
    case 'unasked':
      return { ok: false, code: 'err_timeout' };
    case 'failed':
      return { ok: false, code: apiErrorCode(end.failure) };
    case 'withdrawn':
      return undefined;
    default:
      return assertNever(end);
  }
}
