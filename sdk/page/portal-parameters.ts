import { ORIGIN_PARAMETER, PARAMETERS_KEY } from '../../src/domain/bridge/game-parameters';

/**
 * Returns the query parameters that the portal gave the game. They are in the address of its first page, and the runtime script remembers them for
 * its other pages and frames. A page outside the portal has those of its own address.
 */
export function portalParameters(own: Window): URLSearchParams {
  const here = new URLSearchParams(own.location.search);
  try {
    const remembered = here.has(ORIGIN_PARAMETER) ? null : own.sessionStorage.getItem(PARAMETERS_KEY);
    return remembered === null ? here : new URLSearchParams(remembered);
  } catch {
    // A browser that blocks storage has them in the first page only.
    return here;
  }
}
