import type { XrMode } from '../../domain/games/xr-modes';

/** Ability of the visitor's device: enter a session now, enter one with a headset, or show games on its screen only. */
export type XrAbility = 'headset-ready' | 'no-headset' | 'unsupported';

/** Asks the device about immersive sessions; never rejects. */
export interface XrSupport {
  /** Returns whether the device supports one of these modes at this moment; a headset may come and go. */
  ability(modes: readonly XrMode[]): Promise<XrAbility>;
}
