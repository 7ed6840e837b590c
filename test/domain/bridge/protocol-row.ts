/** Documented properties of one call of the protocol. */
export interface ProtocolRow {
  readonly caller: 'anyone' | 'signed-in';
  readonly dialog?: 'purchase' | 'mail-subscription';
  /** Accepted arguments, each with its parsed value. */
  readonly takes: readonly (readonly [unknown, unknown])[];
  readonly refuses?: readonly unknown[];
}

export const anyone = { caller: 'anyone' } as const;
export const player = { caller: 'signed-in' } as const;

/** Arguments of a call that ignores them. */
export const none = [[{ any: 1 }, undefined]] as const;
