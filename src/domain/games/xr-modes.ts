import type { GameCapability } from './game-capability';

/** A WebXR session mode that a game offers. */
export type XrMode = 'immersive-vr' | 'immersive-ar';

/** Returns the session modes of a game. A game of unknown capabilities counts as a VR game. */
export function xrModesOf(capabilities: readonly GameCapability[]): readonly XrMode[] {
  const hasAr = capabilities.includes('ar');
  const hasVr = capabilities.includes('vr') || !hasAr;
  return [...(hasVr ? (['immersive-vr'] as const) : []), ...(hasAr ? (['immersive-ar'] as const) : [])];
}
