import type { XrSupport } from '../../application/play/xr-support.port';

/** The WebXR of a place without a browser. */
export const noXrSupport: XrSupport = { ability: () => Promise.resolve('unsupported') };
