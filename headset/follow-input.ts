import type { Steering } from './steer';
import { STEERING_KEYS } from './steer';

const TRIGGER = 0;
const SQUEEZE = 2;

type InputWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'innerWidth' | 'innerHeight'>;

/** Tracks mouse and keyboard of a window until its end. `take` returns the input since the last frame; `leave` is called for Escape. */
export function followInput(
  own: InputWindow,
  leave: () => void,
): { readonly take: () => Steering; readonly end: () => void } {
  const held = new Set<string>();
  let aim = { x: 0, y: 0 };
  const buttons = new Set<number>();
  // A press that ends before the next frame still appears in that frame.
  const pressed = { keys: new Set<string>(), buttons: new Set<number>() };
  const release = () => {
    for (const each of [held, buttons, pressed.keys, pressed.buttons]) each.clear();
  };
  const point = ({ clientX, clientY }: MouseEvent) => {
    aim = { x: (clientX / own.innerWidth) * 2 - 1, y: 1 - (clientY / own.innerHeight) * 2 };
  };
  const listeners: { readonly [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void } = {
    pointermove: point,
    pointerdown: (event) => {
      point(event);
      buttons.add(event.button);
      pressed.buttons.add(event.button);
    },
    pointerup: ({ button }) => void buttons.delete(button),
    contextmenu: (event) => event.preventDefault(),
    keydown: (event) => {
      if (event.code === 'Escape') leave();
      if (!STEERING_KEYS.includes(event.code) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      held.add(event.code);
      pressed.keys.add(event.code);
    },
    keyup: ({ code }) => void held.delete(code),
    blur: release,
  };
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, heard] of each) own.addEventListener(name, heard, true);
  return {
    take: () => {
      const down = new Set([...buttons, ...pressed.buttons]);
      const steering = {
        aim,
        held: new Set([...held, ...pressed.keys]),
        buttons: { trigger: down.has(TRIGGER), squeeze: down.has(SQUEEZE) },
      };
      pressed.keys.clear();
      pressed.buttons.clear();
      return steering;
    },
    end: () => {
      for (const [name, heard] of each) own.removeEventListener(name, heard, true);
      release();
    },
  };
}
