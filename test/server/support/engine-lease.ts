import type { PGlite } from '@electric-sql/pglite';

/** A leased engine: after its end it behaves like a closed one, while the original stays open. */
export interface EngineLease {
  readonly engine: PGlite;
  end(): void;
}

const isMethod = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';

/** Leases an open engine. */
export function leaseEngine(engine: PGlite): EngineLease {
  let ended = false;
  const lent = new Proxy(engine, {
    get(target, key) {
      if (ended && key === 'closed') return true;
      const value: unknown = Reflect.get(target, key, target);
      if (!isMethod(value)) return value;
      return (...args: readonly unknown[]) => {
        if (ended) throw new Error('PGlite is closed');
        return value.apply(target, [...args]);
      };
    },
  });
  return {
    engine: lent,
    end: () => {
      ended = true;
    },
  };
}
