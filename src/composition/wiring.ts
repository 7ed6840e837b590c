import { Container } from 'inversify';

declare const made: unique symbol;

/** Identifies one dependency in the container; the type parameter is the type of its value. */
type Token<T> = symbol & { readonly [made]: (value: T) => T };

/** Declares a dependency of this type; `named` adds its name. */
export function token<T>(): Token<T> {
  return Symbol() as Token<T>;
}

/** Creates tokens named after their keys; the names appear in error messages. */
export function named<Tokens extends Readonly<Record<string, symbol>>>(declared: Tokens): Tokens {
  return Object.fromEntries(Object.keys(declared).map((name) => [name, Symbol(name)])) as unknown as Tokens;
}

type Tokens<Dependencies extends readonly unknown[]> = {
  readonly [Index in keyof Dependencies]: Token<Dependencies[Index]>;
};

/** Registers providers in a container; the compiler checks dependencies against the factory's parameters. */
export class Wiring {
  constructor(private readonly container: Container) {}

  /** Registers a singleton that is created on first use. */
  singleton<T, Dependencies extends readonly unknown[]>(
    token: Token<T>,
    make: (...dependencies: Dependencies) => T,
    dependencies: Tokens<Dependencies>,
  ): void {
    this.container
      .bind<T>(token)
      .toResolvedValue(
        (...resolved: unknown[]) => make(...(resolved as unknown as Dependencies)),
        dependencies as unknown as symbol[],
      )
      .inSingletonScope();
  }

  /** Registers a constant value. */
  value<T>(token: Token<T>, value: T): void {
    this.container.bind<T>(token).toConstantValue(value);
  }

  /** Resolves a token; throws for an unregistered token or a dependency cycle. */
  get<T>(token: Token<T>): T {
    return this.container.get<T>(token);
  }
}

/** Registers the providers of some tokens. */
export type Module = (wiring: Wiring) => void;

/** Creates the container of one app. */
export function createWiring(modules: readonly Module[]): Wiring {
  const wiring = new Wiring(new Container());
  for (const module of modules) module(wiring);
  return wiring;
}

/** Creates a loader that loads once for all callers; after a failure the next call retries. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
}
