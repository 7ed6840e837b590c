/** Where a server is in its life: it takes calls only while it is ready. */
export interface Lifecycle {
  readonly state: 'starting' | 'ready' | 'draining';
  ready(): void;
  drain(): void;
}

/** A server that is starting; a draining one never becomes ready again. */
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
