/**
 * Devices and modes that a game supports, in the order of its badges. The build check detects them by playing the
 * build. `room-scale` means that the game requests a `local-floor`, `bounded-floor` or `unbounded` reference space.
 */
export const gameCapabilities = ['vr', 'ar', 'hands', 'controllers', 'room-scale', 'mouse-keyboard', 'touch'] as const;

export type GameCapability = (typeof gameCapabilities)[number];

/** A WebXR session mode that a game offers. */
export type XrMode = 'immersive-vr' | 'immersive-ar';

/** Returns the session modes of a game. A game of unknown capabilities counts as a VR game. */
export function xrModesOf(capabilities: readonly GameCapability[]): readonly XrMode[] {
  const hasAr = capabilities.includes('ar');
  const hasVr = capabilities.includes('vr') || !hasAr;
  return [...(hasVr ? (['immersive-vr'] as const) : []), ...(hasAr ? (['immersive-ar'] as const) : [])];
}

/** SDKs of other portals that the portal emulates for builds made with them. */
export const sdkAdapters = ['heyvr', 'crazygames'] as const;

export type SdkAdapter = (typeof sdkAdapters)[number];
