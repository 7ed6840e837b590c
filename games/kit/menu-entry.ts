/** One small button of the start, pause and end screens. */
export interface MenuEntry {
  readonly label: string;
  /** Whether it stands for something that is on now; absent for a plain button. */
  readonly pressed?: boolean;
  act(): void;
}
