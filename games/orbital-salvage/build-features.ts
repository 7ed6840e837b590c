declare const __BUILD_VERSION__: string;

/** Features since build 1.1: a locker with purchases, and distant crates. */
export const outfitted = typeof __BUILD_VERSION__ === 'undefined' || __BUILD_VERSION__ !== '1.0.0';
