import type { Presses } from '../../application/shell/presses.port';
import type { Cancel } from '../../application/system/clock.port';

const ROLES = ['button', 'link', 'menuitem', 'option', 'tab', 'switch', 'radio', 'checkbox'];
const PRESSABLE = [
  'a[href]',
  'button',
  'summary',
  'label',
  'select',
  ...ROLES.map((role) => `[role="${role}"]`),
].join();

/** Reports clicks on the whole document in the capture phase; keyboards and gamepads trigger clicks too. */
export class PagePresses implements Presses {
  constructor(private readonly page: Document) {}

  listen(onPress: () => void): Cancel {
    const clicked = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (pressed !== null && !pressed.matches(':disabled, [aria-disabled="true"], [data-disabled]')) onPress();
    };
    this.page.addEventListener('click', clicked, true);
    return () => {
      this.page.removeEventListener('click', clicked, true);
    };
  }
}
