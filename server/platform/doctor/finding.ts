/** What one look of the doctor has found. */
export interface Finding {
  readonly name: string;
  readonly healthy: boolean;
  /** In words, without a full stop. */
  readonly told: string;
}
