declare const __BUILD_VERSION__: string;

/** Features since build 1.1: coloured lanterns and purchases for the lake. */
export const coloured = typeof __BUILD_VERSION__ === 'undefined' || __BUILD_VERSION__ !== '1.0.0';
