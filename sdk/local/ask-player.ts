import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { PortalDialog } from '../../src/domain/bridge/method';
import type { LocalQuestion, LocalPortal } from './local-portal-state';

/**
 * Asks the player in the way of the portal: one question at a time, with the game paused and out of the headset. `end` receives the
 * answer.
 */
export function askPlayer(
  world: LocalPortal,
  asks: PortalDialog | undefined,
  question: LocalQuestion,
  end: (agreed: boolean) => void,
): BridgeError | undefined {
  const answer = world.ask(question);
  if (answer === undefined) return bridgeError('err_too_many_requests', 'Another dialog of the portal is open.');
  if (asks !== undefined && world.inHeadset()) world.emit('dialog', { asks });
  world.emit('pause', undefined);
  void answer.then((agreed) => {
    world.emit('resume', undefined);
    end(agreed);
  });
  return undefined;
}
