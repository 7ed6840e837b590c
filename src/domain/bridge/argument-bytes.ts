import { bridgeLimits } from './bridge-limits';
import { methodTable } from './method-table';

/**
 * The most that the arguments of a call may weigh, in bytes; that of any call for an unknown name.
 * @rule 3.7 A call carries at most 64 KiB.
 */
export function argumentBytes(method: string): number {
  return Object.hasOwn(methodTable, method)
    ? methodTable[method as keyof typeof methodTable].argumentBytes
    : bridgeLimits.messageBytes;
}
