import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { QuestionRefusal } from './question-state';

const words: Readonly<Record<QuestionRefusal, string>> = {
  busy: 'Another dialog of the portal is open.',
  'recently-declined': 'The player has just declined.',
};

/** Converts the reason of a refused question into a bridge error. */
export function refuseQuestion(reason: QuestionRefusal): BridgeError {
  return bridgeError('err_too_many_requests', words[reason]);
}
