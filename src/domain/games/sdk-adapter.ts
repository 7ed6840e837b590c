/** The SDKs of other portals that a build may have been made with, and that are stood in for. */
export const sdkAdapters = ['heyvr', 'crazygames'] as const;

export type SdkAdapter = (typeof sdkAdapters)[number];
