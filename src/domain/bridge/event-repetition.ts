import { bridgeLimits } from './bridge-limits';

/**
 * Whether an event first sent at `sentAt` and not answered yet is sent again at `now`, in milliseconds.
 * @rule 3.7 The portal repeats an event until the game has answered it, for 10 s at most.
 */
export function isRepeated(sentAt: number, now: number): boolean {
  return now - sentAt < bridgeLimits.eventFor;
}
