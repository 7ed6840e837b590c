import { Container } from 'inversify';
import type { Deferred } from '../application/system/deferred';
import { deferred } from '../application/system/deferred';
import type { Cancel } from '../application/system/clock.port';

declare const made: unique symbol;

/** Identifies one dependency in the container; the type parameter is the type of its value. */
export type Token<T> = symbol & { readonly [made]: (value: T) => T };

/** Declares a dependency of this type; `named` adds its name. */
export function token<T>(): Token<T> {
  return Symbol() as Token<T>;
}

/** Creates tokens named after their keys; the names appear in error messages. */
export function named<Tokens extends Readonly<Record<string, symbol>>>(declared: Tokens): Tokens {
  return Object.fromEntries(Object.keys(declared).map((name) => [name, Symbol(name)])) as unknown as Tokens;
}

/** A token of this type or of a more specific one. */
type Provider<T> = symbol & { readonly [made]: (value: never) => T };

/** One provider for each value of a tuple or an object. */
type Providers<Values> = { readonly [Key in keyof Values]: Provider<Values[Key]> };

/** Registers the providers of some tokens. */
export type Module = (wiring: Wiring) => void;

/** A part of the portal whose script is loaded on first use: its bindings, and the token of what it provides. */
export interface Part<Services> {
  readonly services: Token<Services>;
  readonly modules: readonly Module[];
}

/** Registers providers in a container; the compiler checks dependencies against the factory's parameters. */
export class Wiring {
  private readonly added = new Set<Module>();

  constructor(private readonly container: Container) {}

  /** Runs each module once, although several parts contain it. */
  add(modules: readonly Module[]): void {
    for (const module of modules) {
      if (this.added.has(module)) continue;
      this.added.add(module);
      module(this);
    }
  }

  /** Registers a singleton that is created on first use. */
  singleton<T, Dependencies extends readonly unknown[]>(
    token: Token<T>,
    make: (...dependencies: Dependencies) => T,
    dependencies: Providers<Dependencies>,
  ): void {
    this.container
      .bind<T>(token)
      .toResolvedValue(make as unknown as (...resolved: unknown[]) => T, dependencies as unknown as symbol[])
      .inSingletonScope();
  }

  /** Registers an adapter as a singleton, unless the environment has registered another one for this port. */
  readonly port: Wiring['singleton'] = (token, make, dependencies) => {
    if (!this.container.isBound(token)) this.singleton(token, make, dependencies);
  };

  /** Registers an object of resolved dependencies, such as the services of a part. */
  record<T extends object>(token: Token<T>, dependencies: Providers<T>): void {
    const names = Object.keys(dependencies);
    this.singleton<T, readonly unknown[]>(
      token,
      (...values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as T,
      Object.values<Provider<unknown>>(dependencies),
    );
  }

  /** Registers a constant value. */
  value<T>(token: Token<T>, value: T): void {
    this.container.bind<T>(token).toConstantValue(value);
  }

  /**
   * Registers a part, which is opened on first use: its script is loaded once, its modules are added, and `start` is called
   * with its services.
   */
  part<Services>(
    token: Token<Deferred<Services>>,
    load: () => Promise<Part<Services>>,
    start?: (services: Services) => Cancel,
  ): void {
    const open = async () => {
      const { modules, services } = await load();
      this.add(modules);
      return this.get(services);
    };
    this.value(token, deferred(open, { start }));
  }

  /** Resolves a token; throws for an unregistered token or a dependency cycle. */
  get<T>(token: Provider<T>): T {
    return this.container.get<T>(token);
  }
}

/** Creates the container of one app. */
export function createWiring(modules: readonly Module[]): Wiring {
  const wiring = new Wiring(new Container());
  wiring.add(modules);
  return wiring;
}
