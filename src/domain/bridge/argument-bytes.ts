import { bridgeLimits } from './bridge-limits';
import { methodTable } from './method-table';

/**
 * Returns the maximum size of a call's arguments, in bytes; unknown names get the general limit.
 * @rule 3.7 The arguments of a call have at most 64 KiB.
 */
export function argumentBytes(method: string): number {
  return Object.hasOwn(methodTable, method)
    ? methodTable[method as keyof typeof methodTable].argumentBytes
    : bridgeLimits.messageBytes;
}
