/** What a game tells about itself besides its headset session (decisions §7). */
export const lifecycleSignals = ['loading', 'loaded', 'gameplay-start', 'gameplay-stop'] as const;

export type LifecycleSignal = (typeof lifecycleSignals)[number];
