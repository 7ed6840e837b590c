import type { Random } from '../../application/system/random.port';

const VALUES = 2 ** 32;

/** Cryptographic random source of the platform. */
export class SystemRandom implements Random {
  next(): number {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    return value / VALUES;
  }

  uuid(): string {
    return crypto.randomUUID();
  }
}
