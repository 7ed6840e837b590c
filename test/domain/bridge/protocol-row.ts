/** What one call of the protocol promises, as data. */
export interface ProtocolRow {
  readonly caller: 'anyone' | 'signed-in';
  readonly dialog?: 'purchase' | 'mail-subscription';
  /** What is passed, and what it is read as. */
  readonly takes: readonly (readonly [unknown, unknown])[];
  readonly refuses?: readonly unknown[];
}

export const anyone = { caller: 'anyone' } as const;
export const player = { caller: 'signed-in' } as const;

/** A call that has no arguments, whatever is passed. */
export const none = [[{ any: 1 }, undefined]] as const;
