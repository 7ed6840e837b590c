import type { RefObject } from 'react';
import { useCallback, useEffect } from 'react';
import { useOutsidePress } from '../shared/use-outside-press';
import type { NavigationViewModel } from './navigation.view-model';

/** Opens the side navigation on a press anywhere in it; closes it on a press elsewhere, on its own toggle, on Escape and when the focus goes elsewhere. */
export function useNavigationPresses(element: RefObject<HTMLElement | null>, navigation: NavigationViewModel): void {
  const pressedOutside = useCallback(() => {
    navigation.pressedOutside();
  }, [navigation]);
  useOutsidePress(element, navigation.expanded, pressedOutside);
  useEffect(() => {
    const bar = element.current;
    const clicked = ({ target }: MouseEvent) => {
      const closes = target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
      if (closes) navigation.left();
      else navigation.clicked();
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape') navigation.left();
    };
    const blurred = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && bar?.contains(relatedTarget) !== true) navigation.left();
    };
    bar?.addEventListener('focusout', blurred);
    bar?.addEventListener('click', clicked);
    bar?.addEventListener('keydown', escaped);
    return () => {
      bar?.removeEventListener('focusout', blurred);
      bar?.removeEventListener('click', clicked);
      bar?.removeEventListener('keydown', escaped);
    };
  }, [element, navigation]);
}
