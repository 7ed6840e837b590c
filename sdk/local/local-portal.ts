import { argumentBytes } from '../../src/domain/bridge/argument-bytes';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import { admitCall, callAnswered, unusedRate } from '../../src/domain/bridge/call-rate';
import { refused, succeeded } from '../../src/domain/bridge/message';
import type { MethodName } from '../../src/domain/bridge/method-table';
import { methodTable } from '../../src/domain/bridge/method-table';
import { parseCall } from '../../src/domain/bridge/parse-call';
import { authorizeCaller } from '../../src/domain/bridge/authorize-caller';
import { utf8Bytes } from '../../src/domain/saves/utf8-bytes';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { Carrier, SdkEnds } from '../carrier';
import { localAds } from './local-ads';
import { localBadges } from './local-badges';
import { localBoards } from './local-boards';
import type { LocalFaults } from './local-faults';
import { localInventory } from './local-inventory';
import { localMails } from './local-mails';
import type { LocalPlay } from './local-play';
import { localSaves } from './local-saves';
import { localTakeover } from './local-takeover';
import { localUser } from './local-user';
import type { LocalCalls, LocalPortal } from './local-portal-state';

type AnyCall = (args: unknown) => Result<unknown, BridgeError>;

function weightOf(args: unknown): number {
  try {
    return utf8Bytes(JSON.stringify(args) ?? '');
  } catch {
    // What JSON cannot hold is refused for that where it is read.
    return 0;
  }
}

function handlersOf(world: LocalPortal, play: LocalPlay): LocalCalls<MethodName> {
  return {
    ...localUser(world),
    ...localInventory(world),
    ...localBoards(world),
    ...localSaves(world),
    ...localMails(world),
    ...localBadges(world),
    ...localTakeover(world),
    ...localAds(world),
    'session.xr': ({ signal }) => ok(play.xr(signal) as undefined),
    'session.lifecycle': ({ signal }) => ok(play.lifecycle(signal) as undefined),
  };
}

/** Answers calls in the page itself, by the portal's own rules and limits, for a game that runs outside the portal. */
export function carryLocally(
  world: LocalPortal,
  play: LocalPlay,
  faults: LocalFaults,
  settle: SdkEnds['settle'],
): Carrier {
  const handlers = handlersOf(world, play);
  let rate = unusedRate;

  function answer(method: MethodName, args: unknown): Result<unknown, BridgeError> {
    if (weightOf(args) > argumentBytes(method))
      return err(bridgeError('err_too_large', 'The arguments are too large.'));
    const call = parseCall(method, args);
    if (!call.ok) return call;
    const refusal = authorizeCaller(methodTable[method], world.store.read().signedIn) ?? faults.of(method);
    if (refusal !== undefined) return err(refusal);
    try {
      return (handlers[method] as AnyCall)(call.value.args);
    } catch {
      return err(bridgeError('err_internal', 'The sandbox failed to answer.'));
    }
  }

  return (id, method, args) => {
    const admitted = admitCall(rate, performance.now());
    if (admitted === undefined) return settle(refused(id, bridgeError('err_too_many_requests', 'Too many calls.')));
    rate = admitted;
    const result = answer(method, args);
    // A copy, as over the portal's port: what the game does to its answer is the game's affair.
    const response = result.ok ? succeeded(id, structuredClone(result.value)) : refused(id, result.error);
    const tell = () => {
      rate = callAnswered(rate);
      settle(response);
    };
    if (faults.latency > 0) setTimeout(tell, faults.latency);
    else tell();
  };
}
