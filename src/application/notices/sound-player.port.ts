export type SoundName = 'error' | 'ding' | 'message' | 'short' | 'strong' | 'achievement';

/** Plays the site's sounds; silent before the visitor's first gesture, and never fails. */
export interface SoundPlayer {
  play(name: SoundName): void;
}
