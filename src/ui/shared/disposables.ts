export type Disposer = () => void;

/** Collects what must be undone and undoes it last in, first out; one failure does not keep the others from running. */
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
