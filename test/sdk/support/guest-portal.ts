import { bridgeError } from '../../../src/domain/bridge/bridge-error';
import { methodTable } from '../../../src/domain/bridge/method-table';
import { authorizeCaller } from '../../../src/domain/bridge/parse-call';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BridgeError } from '../../../src/domain/bridge/bridge-error';
import type { LoadGuests } from '../../../sdk/guests/guest-part';
import type { AskedCall } from './scripted-sdk';
import { scriptedSdk } from './scripted-sdk';

/** The rows of a board, best score first. */
export const page = (...scores: readonly number[]) => ({ board: 'main', scores: scores.map((score) => ({ score })) });

/** A portal without a login until the test signs a player in. `answers` are results for logged-in players. */
export function guestPortal(
  answers: Readonly<Record<string, Result<unknown, BridgeError>>> = {},
  loadGuests?: LoadGuests,
) {
  const portal = { signedIn: false };
  const answer = ({ method }: AskedCall): Result<unknown, BridgeError> => {
    const refusal = authorizeCaller(methodTable[method as keyof typeof methodTable], portal.signedIn);
    if (refusal !== undefined) return err(refusal);
    return answers[method] ?? (method === 'leaderboard.top' ? ok(page()) : ok(undefined));
  };
  const scripted = scriptedSdk(answer, loadGuests);
  const signIn = (username = 'nova') => {
    portal.signedIn = true;
    scripted.emit('auth', { loggedIn: true, username, alias: username });
  };
  const asked = (method: string) => scripted.asked.filter((call) => call.method === method).map(({ args }) => args);
  return { ...scripted, portal, signIn, askedOf: asked };
}

export const unknownBoard = err(bridgeError('err_not_found', 'This leaderboard does not exist.'));
