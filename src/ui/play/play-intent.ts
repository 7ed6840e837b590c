import { isIsolatedPlay } from '../../domain/games/isolated-play';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a link says that is itself a press on Play: the page it leads to loads the game at once. */
export const playIntent = { play: true } as const;

/** Returns whether the visitor came by such a link or to a play page; coming back or loading a page anew is no new press. */
export function usePlayIntent(): boolean {
  const location = useLocation();
  const state: unknown = location.state;
  const came = useNavigationType();
  if (isIsolatedPlay(location)) return true;
  return came !== NavigationType.Pop && typeof state === 'object' && state !== null && 'play' in state;
}
