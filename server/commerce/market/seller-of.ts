import type { Operator } from '../../platform/config/config';

/** Who sells coins, for receipts: name and postal address, line by line; empty while the operator has told neither. */
export const sellerOf = ({ name, address }: Operator): readonly string[] => [
  ...(name === undefined ? [] : [name]),
  ...address,
];
