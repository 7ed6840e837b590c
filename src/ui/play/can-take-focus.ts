import type { XrAbility } from '../../application/play/xr-support.port';

/** Marks the element that holds a game with its bar. */
export const playerMark = { 'data-player': '' } as const;

/** Whether a game's frame can be focused without taking the keyboard from something else on the page. */
export function canTakeFocus(frame: HTMLIFrameElement): boolean {
  const { activeElement, body } = frame.ownerDocument;
  // After a navigation the focus rests on the page's content as a whole, where nothing is typed.
  if (activeElement === null || activeElement === body || activeElement.matches('main')) return true;
  return frame.closest('[data-player]')?.contains(activeElement) === true;
}

/** Whether a device is known to have no headset of its own, so that an emulated one is offered. */
export function lacksHeadset(ability: XrAbility | undefined): boolean {
  return ability === 'no-headset' || ability === 'unsupported';
}
