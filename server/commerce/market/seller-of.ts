import type { Operator } from '../../platform/config/config';

/**
 * Returns the seller's name and postal address for receipts, line by line. Empty if the operator has configured
 * neither.
 */
export const sellerOf = ({ name, address }: Operator): readonly string[] => [
  ...(name === undefined ? [] : [name]),
  ...address,
];
