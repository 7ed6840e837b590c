/** One small button of the start, pause and end screens. */
export interface MenuEntry {
  readonly label: string;
  /** State of a toggle button; absent for a plain button. */
  readonly pressed?: boolean;
  /** True for an offer of the shop, which the screen shows behind its bag button. */
  readonly offer?: boolean;
  act(): void;
}
