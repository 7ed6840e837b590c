/** Phase of a server; it accepts calls while it is ready or leaving its proxy. */
export interface Lifecycle {
  readonly state: 'starting' | 'ready' | 'leaving' | 'draining';
  ready(): void;
  leave(): void;
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
    leave() {
      if (state === 'ready') state = 'leaving';
    },
    drain() {
      state = 'draining';
    },
  };
}
