import type { XrMode } from '../../domain/games/game-capability';

/** Ability of the visitor's device: enter a session now, enter one with a headset, or show games on its screen only. */
export type XrAbility = 'headset-ready' | 'no-headset' | 'unsupported';

/** Support of the device for immersive sessions. Never rejects. */
export interface XrSupport {
  /** Returns the current support for one of these modes. It changes when a headset is connected or disconnected. */
  ability(modes: readonly XrMode[]): Promise<XrAbility>;
}
