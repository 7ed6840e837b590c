import { randomBytes, randomUUID } from 'node:crypto';

/** Chance, as the server sees it: fit for secrets. */
export interface ServerRandom {
  bytes(count: number): Buffer;
  uuid(): string;
}

/** The machine's source of randomness. */
export const systemRandom: ServerRandom = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
};
