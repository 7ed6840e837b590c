import { isIsolatedPlay } from '../../domain/games/isolated-play';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Location state of a Play link, which starts the game on the next page. */
export const playIntent = { play: true } as const;

/** Returns true after a Play link or on a play page. Going back and reloading do not count. */
export function usePlayIntent(): boolean {
  const location = useLocation();
  const state: unknown = location.state;
  const navigation = useNavigationType();
  if (isIsolatedPlay(location)) return true;
  return navigation !== NavigationType.Pop && typeof state === 'object' && state !== null && 'play' in state;
}
