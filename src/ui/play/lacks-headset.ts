import type { XrAbility } from '../../application/play/xr-support.port';

/** Whether a device is known to have no headset of its own, so that an emulated one is offered. */
export function lacksHeadset(ability: XrAbility | undefined): boolean {
  return ability === 'no-headset' || ability === 'unsupported';
}
