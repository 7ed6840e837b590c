import type { SoundName } from '../../domain/notices/sound-name';

/** Plays the site's sounds. Silent before the visitor's first gesture and in a hidden tab. Never fails. */
export interface SoundPlayer {
  /** Starts a sound and returns at once. */
  play(name: SoundName): void;
}
