import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { Unaskable } from './question-state';

const words: Readonly<Record<Unaskable, string>> = {
  busy: 'The player is being asked something else.',
  'declined-lately': 'The player has just said no.',
};

/** Tells a game why the player is not asked now. */
export function refuseQuestion(reason: Unaskable): BridgeError {
  return bridgeError('err_too_many_requests', words[reason]);
}
