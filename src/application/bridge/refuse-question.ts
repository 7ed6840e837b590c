import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { QuestionEnd, QuestionRefusal } from './question-state';

const words: Readonly<Record<QuestionRefusal, string>> = {
  busy: 'Another dialog of the portal is open.',
  'recently-declined': 'The player has just declined.',
};

/** Converts the reason of a refused question into a bridge error. */
export function refuseQuestion(reason: QuestionRefusal): BridgeError {
  return bridgeError('err_too_many_requests', words[reason]);
}

/** Reports the end of a question later; returns the bridge error if it cannot be asked. */
export function reportEnd(
  asked: Result<{ readonly end: Promise<QuestionEnd> }, QuestionRefusal>,
  report: (ended: QuestionEnd) => void,
): Result<{ readonly asked: true }, BridgeError> {
  if (!asked.ok) return err(refuseQuestion(asked.error));
  void asked.value.end.then(report);
  return ok({ asked: true });
}
