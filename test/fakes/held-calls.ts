/** Wraps an object so that each call waits until released, first in, first out. */
export class HeldCalls {
  private readonly waiting: (() => void)[] = [];

  hold<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (object, name) => {
        const member: unknown = Reflect.get(object, name, object);
        if (typeof member !== 'function') return member;
        return async (...input: readonly unknown[]) => {
          await new Promise<void>((resolve) => this.waiting.push(resolve));
          return (member as (...values: readonly unknown[]) => unknown).apply(object, [...input]);
        };
      },
    });
  }

  get count(): number {
    return this.waiting.length;
  }

  /** Releases the oldest call and waits for its effects. */
  async release(): Promise<void> {
    this.waiting.shift()?.();
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  }
}
