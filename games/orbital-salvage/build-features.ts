declare const __BUILD_VERSION__: string;

/** What this build of the game has beyond the first: a locker with what was bought, and crates far out, since 1.1. */
export const outfitted = typeof __BUILD_VERSION__ === 'undefined' || __BUILD_VERSION__ !== '1.0.0';
