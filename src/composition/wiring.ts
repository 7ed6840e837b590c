import type { Container } from 'inversify';
import type { Token } from './token';

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
