export type Disposer = () => void;

/** Collects disposers and runs them in reverse order. A failing disposer does not stop the others. */
export class Disposables {
  private disposers: Disposer[] = [];

  add(...disposers: readonly Disposer[]): void {
    this.disposers.push(...disposers);
  }

  dispose(): void {
    const pending = this.disposers.reverse();
    this.disposers = [];
    const failures: unknown[] = [];
    for (const disposer of pending) {
      try {
        disposer();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some disposers failed');
  }
}
