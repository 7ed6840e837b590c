import { ORIGIN_PARAMETER, PARAMETERS_KEY } from '../../src/domain/bridge/game-parameters';

/**
 * Returns the query parameters that the portal gave the game. They are in the address of the game's first page; the runtime script stores
 * them for other pages and frames. A page outside the portal uses its own address.
 */
export function portalParameters(own: Window): URLSearchParams {
  const here = new URLSearchParams(own.location.search);
  try {
    const remembered = here.has(ORIGIN_PARAMETER) ? null : own.sessionStorage.getItem(PARAMETERS_KEY);
    return remembered === null ? here : new URLSearchParams(remembered);
  } catch {
    // With blocked storage, only the first page has the parameters.
    return here;
  }
}
