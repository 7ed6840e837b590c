declare const __BUILD_VERSION__: string;

/** What this build of the game has beyond the first: coloured lanterns, and what was bought for the lake, since 1.1. */
export const coloured = typeof __BUILD_VERSION__ === 'undefined' || __BUILD_VERSION__ !== '1.0.0';
