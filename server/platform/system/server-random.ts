import { randomBytes, randomUUID } from 'node:crypto';

/** Randomness of the server, fit for secrets. */
export interface ServerRandom {
  bytes(count: number): Buffer;
  uuid(): string;
}

/** The machine's source of randomness. */
export const systemRandom: ServerRandom = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
};
