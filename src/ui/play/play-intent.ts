import { isIsolatedPlay } from '../../domain/games/isolated-play';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Location state of a Play link, which starts the game on the next page. */
export const playIntent = { play: true } as const;

/** Mark of a Play link or button, for the script that runs before hydration. */
export const playMark = { 'data-play': '' } as const;

/** Properties of a Play link. A press before hydration waits for the router, because the browser's own navigation has no state. */
export const playLink = { state: playIntent, ...playMark } as const;

/** Returns true after a Play link. Going back and reloading do not count. */
export function usePlayLink(): boolean {
  const state: unknown = useLocation().state;
  const navigation = useNavigationType();
  return navigation !== NavigationType.Pop && typeof state === 'object' && state !== null && 'play' in state;
}

/** Returns true after a Play link or on a play page. */
export function usePlayIntent(): boolean {
  const location = useLocation();
  const isLinked = usePlayLink();
  return isLinked || isIsolatedPlay(location);
}
