/** The sound of a press. */
export interface TickSound {
  /** Sounds once, quietly; a browser's refusal is silence. */
  play(): void;
}
