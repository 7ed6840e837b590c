import type { SoundName } from '../../domain/notices/sound-name';

/** Plays the site's sounds; silent before the visitor's first gesture and in a tab that is not seen, and never fails. */
export interface SoundPlayer {
  /** Begins a sound and does not wait for its end. */
  play(name: SoundName): void;
}
