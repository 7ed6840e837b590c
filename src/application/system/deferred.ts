import type { Cancel } from './clock.port';

/** A value that is loaded on first use, once for all callers. */
export interface Deferred<T> {
  /** Returns the value. A failed load rejects, and the next call loads again. After `dispose` every pending or later call rejects. */
  (): Promise<T>;
  /** Loads the value without waiting for it; a failure goes to `report` only. */
  readonly preload: () => void;
  /** Stops what `start` began. A pending load rejects. */
  readonly dispose: Cancel;
}

interface DeferredOptions<T> {
  /** Called once, with the loaded value; the returned function is called by `dispose`. An exception goes to `report`. */
  readonly start?: ((value: T) => Cancel | undefined) | undefined;
  /** Called with the cause of each failed load or start, but never after `dispose`. */
  readonly report?: (thrown: unknown) => void;
}

/** Creates a value that `load` provides on first use. */
export function deferred<T>(load: () => Promise<T>, { start, report }: DeferredOptions<T> = {}): Deferred<T> {
  let loading: Promise<T> | undefined;
  let stop: Cancel | undefined;
  let disposed = false;
  const refuse = () => {
    if (disposed) throw new Error('Disposed');
  };
  const begin = (value: T) => {
    try {
      stop = start?.(value);
    } catch (thrown) {
      report?.(thrown);
    }
  };
  const attempt = async () => {
    refuse();
    const value = await load();
    refuse();
    begin(value);
    return value;
  };
  const failed = (thrown: unknown) => {
    loading = undefined;
    if (!disposed) report?.(thrown);
    throw thrown;
  };
  const get = () => (loading ??= attempt().catch(failed));
  return Object.assign(get, {
    preload: () => {
      get().catch(() => undefined);
    },
    dispose: () => {
      disposed = true;
      loading = undefined;
      stop?.();
      stop = undefined;
    },
  });
}
