declare const __BUILD_VERSION__: string;

/** What this build of the game has beyond the first: spare shields since 1.1. */
export const spareShields = typeof __BUILD_VERSION__ === 'undefined' || __BUILD_VERSION__ !== '1.0.0';
