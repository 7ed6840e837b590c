/** One violation of an architecture rule. */
export interface Breach {
  readonly rule: string;
  readonly path: string;
  readonly detail: string;
}
