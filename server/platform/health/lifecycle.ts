/** Phase of a server; it accepts calls only while it is ready. */
export interface Lifecycle {
  readonly state: 'starting' | 'ready' | 'draining';
  ready(): void;
  drain(): void;
}

/** Creates the lifecycle of a starting server. A draining server never becomes ready again. */
export function lifecycle(): Lifecycle {
  let state: Lifecycle['state'] = 'starting';
  return {
    get state() {
      return state;
    },
    ready() {
      if (state === 'starting') state = 'ready';
    },
    drain() {
      state = 'draining';
    },
  };
}
