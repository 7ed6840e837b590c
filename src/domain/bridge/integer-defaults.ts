/**
 * What the integer arguments of a game become when they are no positive integers.
 * @rule 2.9.11 The defaults are page 1, size 10, slot 1 and count 1.
 */
export const integerDefaults = { page: 1, size: 10, slot: 1, count: 1 } as const;
