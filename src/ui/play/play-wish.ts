import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a link says that is itself a press on Play: the page it leads to loads the game at once. */
export const playWish = { play: true } as const;

/** Whether the visitor came by such a link; who comes back or loads the page anew has not pressed again. */
export function usePlayWish(): boolean {
  const { state } = useLocation() as { readonly state: unknown };
  const came = useNavigationType();
  return came !== NavigationType.Pop && typeof state === 'object' && state !== null && 'play' in state;
}
