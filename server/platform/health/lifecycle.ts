/** Phase of a server; it accepts calls while it is ready or leaving its proxy. */
export interface Lifecycle {
  readonly state: 'ready' | 'leaving' | 'draining';
  leave(): void;
  drain(): void;
}

/** Creates the lifecycle of a server. */
export function lifecycle(): Lifecycle {
  let state: Lifecycle['state'] = 'ready';
  return {
    get state() {
      return state;
    },
    leave() {
      if (state === 'ready') state = 'leaving';
    },
    drain() {
      state = 'draining';
    },
  };
}
