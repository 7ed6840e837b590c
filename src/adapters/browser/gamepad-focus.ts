import type { Cancel } from '../../application/system/clock.port';
import type { Direction } from '../../domain/shell/spatial-focus';
import { nextFocus } from '../../domain/shell/spatial-focus';

/** Intent of a gamepad press. */
type PadPress = Direction | 'activate' | 'back';

/** Subset of a gamepad: its buttons and the axes of its first stick. */
export type PadState = Pick<Gamepad, 'axes'> & { readonly buttons: readonly Pick<GamepadButton, 'pressed'>[] };

// Button indices in the standard mapping of the Gamepad API.
const BUTTONS: readonly (readonly [number, PadPress])[] = [
  [0, 'activate'],
  [1, 'back'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
];
const TILTED = 0.6;

/** Returns all presses held on a gamepad; the stick replaces a missing D-pad. */
export function heldOn({ buttons, axes }: PadState): ReadonlySet<PadPress> {
  const held = new Set<PadPress>();
  for (const [place, press] of BUTTONS) if (buttons[place]?.pressed === true) held.add(press);
  const [x = 0, y = 0] = axes;
  if (Math.abs(x) > TILTED && Math.abs(x) >= Math.abs(y)) held.add(x < 0 ? 'left' : 'right');
  else if (Math.abs(y) > TILTED) held.add(y < 0 ? 'up' : 'down');
  return held;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
const MODAL = '[aria-modal="true"], dialog[open]';
const CLOSABLE = `${MODAL}, [role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"][aria-haspopup]`;

function isOffered(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) {
    return false;
  }
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return getComputedStyle(element).visibility !== 'hidden';
}

/** Returns the topmost element that traps the focus, or the whole page. */
function scopeOf(page: Document): ParentNode {
  return [...page.querySelectorAll(MODAL)].at(-1) ?? page;
}

/** Returns all focusable elements, limited to the topmost modal if one is open. */
function focusTargets(page: Document): readonly HTMLElement[] {
  return [...scopeOf(page).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isOffered);
}

/** True if an element is open that Escape closes. */
function hasSomethingOpen(page: Document): boolean {
  return page.querySelector(CLOSABLE) !== null;
}

// Key repeat, in milliseconds: first delay, then interval.
const REPEAT_AFTER = 420;
const REPEAT_EVERY = 140;
const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;
// Elements with their own arrow-key handling.
const OWN_ARROWS = '[role="menu"], [role="listbox"], [role="slider"]';

/** Moves the focus with gamepads: D-pad or stick to move, button 0 to activate, button 1 to close or go back. */
export class GamepadFocus {
  /** Held presses with the time of their next repeat. */
  private readonly held = new Map<PadPress, number>();
  private frame: number | undefined;

  constructor(
    private readonly page: Window,
    private readonly inHeadset: () => boolean,
  ) {}

  start(): Cancel {
    const { page } = this;
    const look = () => {
      this.frame ??= page.requestAnimationFrame(this.poll);
    };
    const pointed = () => {
      delete page.document.documentElement.dataset['pad'];
    };
    page.addEventListener('gamepadconnected', look);
    page.document.addEventListener('pointerdown', pointed);
    look();
    return () => {
      page.removeEventListener('gamepadconnected', look);
      page.document.removeEventListener('pointerdown', pointed);
      pointed();
      if (this.frame !== undefined) page.cancelAnimationFrame(this.frame);
      this.frame = undefined;
    };
  }

  private readonly poll = (now: number): void => {
    const pads = this.page.navigator.getGamepads().filter((pad) => pad?.connected === true);
    this.frame = pads.length === 0 ? undefined : this.page.requestAnimationFrame(this.poll);
    const pressed = new Set(pads.flatMap((pad) => (pad === null ? [] : [...heldOn(pad)])));
    for (const press of this.held.keys()) if (!pressed.has(press)) this.held.delete(press);
    // Presses held while the game has the gamepad do not count as new afterwards.
    const silent = this.inHeadset() || this.page.document.activeElement instanceof HTMLIFrameElement;
    for (const press of pressed) {
      const due = this.held.get(press);
      if (due !== undefined && now < due) continue;
      this.held.set(press, this.nextDue(press, due, now, silent));
      if (!silent) this.follow(press);
    }
  };

  private nextDue(press: PadPress, due: number | undefined, now: number, silent: boolean): number {
    if (silent || press === 'activate' || press === 'back') return Infinity;
    return now + (due === undefined ? REPEAT_AFTER : REPEAT_EVERY);
  }

  private follow(press: PadPress): void {
    const { document, history } = this.page;
    const active = document.activeElement;
    document.documentElement.dataset['pad'] = '';
    if (press === 'activate') {
      if (active instanceof HTMLElement && active !== document.body) active.click();
    } else if (press === 'back') {
      if (hasSomethingOpen(document)) this.key('Escape');
      else history.back();
    } else if (active?.closest(OWN_ARROWS)) this.key(ARROWS[press]);
    else {
      const targets = focusTargets(document);
      const current = targets.findIndex((target) => target === active);
      const rects = targets.map((target) => target.getBoundingClientRect());
      const next = current < 0 ? 0 : nextFocus(rects, current, press);
      if (next !== undefined) targets[next]?.focus();
    }
  }

  private key(key: string): void {
    const at = this.page.document.activeElement ?? this.page.document.body;
    for (const type of ['keydown', 'keyup']) {
      at.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    }
  }
}
