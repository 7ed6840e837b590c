import type { XrAbility } from '../../application/play/xr-support.port';

/** Attribute of the element around a game and its bar. */
export const playerMark = { 'data-player': '' } as const;

/** True if focusing the game frame takes the keyboard from nothing else on the page. */
export function canTakeFocus(frame: HTMLIFrameElement): boolean {
  const { activeElement, body } = frame.ownerDocument;
  // A navigation focuses the main element, which takes no input.
  if (activeElement === null || activeElement === body || activeElement.matches('main')) return true;
  return frame.closest('[data-player]')?.contains(activeElement) === true;
}

/** True if the device is known to have no headset, so that an emulated one is offered. */
export function lacksHeadset(ability: XrAbility | undefined): boolean {
  return ability === 'no-headset' || ability === 'unsupported';
}
