/** One place where the code breaks a rule of the architecture. */
export interface Breach {
  readonly rule: string;
  readonly path: string;
  readonly detail: string;
}
