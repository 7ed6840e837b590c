export interface TickSound {
  /** Plays the press sound once. Silent when the browser refuses playback. */
  play(): void;
}
