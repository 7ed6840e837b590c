/** What a game tells about its headset session: it began, it ended, or its WebXR visibility changed (spec 2 §4). */
export const xrSignals = ['start', 'end', 'visible', 'visible-blurred', 'hidden'] as const;

export type XrSignal = (typeof xrSignals)[number];
