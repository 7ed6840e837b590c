import type { XrSupport } from '../../application/play/xr-support.port';

/** WebXR support without a browser: always unsupported. */
export const noXrSupport: XrSupport = { ability: () => Promise.resolve('unsupported') };
