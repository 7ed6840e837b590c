import type { Container } from 'inversify';
import type { Token } from './token';

type Tokens<Needs extends readonly unknown[]> = { readonly [Index in keyof Needs]: Token<Needs[Index]> };

/** Fills tokens of a container; the compiler checks that the needs fit the maker, in number, order and type. */
export class Wiring {
  constructor(private readonly container: Container) {}

  /** One object for the app's life, made when it is first needed. */
  singleton<T, Needs extends readonly unknown[]>(
    token: Token<T>,
    make: (...needs: Needs) => T,
    needs: Tokens<Needs>,
  ): void {
    this.container
      .bind<T>(token)
      .toResolvedValue(
        (...resolved: unknown[]) => make(...(resolved as unknown as Needs)),
        needs as unknown as symbol[],
      )
      .inSingletonScope();
  }

  /** A ready value. */
  value<T>(token: Token<T>, value: T): void {
    this.container.bind<T>(token).toConstantValue(value);
  }

  /** What a token is filled with; an unfilled token or a circle is a bug and throws. */
  get<T>(token: Token<T>): T {
    return this.container.get<T>(token);
  }
}
