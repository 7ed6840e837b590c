import type { Steering } from './steer';
import { STEERING_KEYS } from './steer';

const TRIGGER = 0;
const SQUEEZE = 2;

type InputWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'innerWidth' | 'innerHeight'>;

/** Follows mouse and keyboard of a window until the returned function is called; `leave` is told of Escape. */
export function followInput(
  own: InputWindow,
  leave: () => void,
): { readonly now: () => Steering; readonly end: () => void } {
  const held = new Set<string>();
  let aim = { x: 0, y: 0 };
  const buttons = { trigger: false, squeeze: false };
  const letGo = () => {
    held.clear();
    buttons.trigger = false;
    buttons.squeeze = false;
  };
  const press = (button: number, down: boolean) => {
    if (button === TRIGGER) buttons.trigger = down;
    if (button === SQUEEZE) buttons.squeeze = down;
  };
  const point = ({ clientX, clientY }: MouseEvent) => {
    aim = { x: (clientX / own.innerWidth) * 2 - 1, y: 1 - (clientY / own.innerHeight) * 2 };
  };
  const listeners: { readonly [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void } = {
    pointermove: point,
    pointerdown: (event) => {
      point(event);
      press(event.button, true);
    },
    pointerup: ({ button }) => press(button, false),
    contextmenu: (event) => event.preventDefault(),
    keydown: (event) => {
      if (event.code === 'Escape') leave();
      if (!STEERING_KEYS.includes(event.code) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      held.add(event.code);
    },
    keyup: ({ code }) => void held.delete(code),
    blur: letGo,
  };
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, heard] of each) own.addEventListener(name, heard, true);
  return {
    now: () => ({ aim, held, buttons }),
    end: () => {
      for (const [name, heard] of each) own.removeEventListener(name, heard, true);
      letGo();
    },
  };
}
