import type { XrAbility, XrSupport } from '../../application/play/xr-support.port';
import type { XrMode } from '../../domain/games/game-capability';

interface WebXr {
  isSessionSupported(mode: XrMode): Promise<boolean>;
}

/** Queries the WebXR Device API; a rejected query counts as no headset. */
export class WebXrSupport implements XrSupport {
  constructor(private readonly host: { readonly xr?: WebXr } = navigator as { readonly xr?: WebXr }) {}

  async ability(modes: readonly XrMode[]): Promise<XrAbility> {
    const { xr } = this.host;
    if (xr === undefined) return 'unsupported';
    const supported = await Promise.all(modes.map((mode) => xr.isSessionSupported(mode).catch(() => false)));
    return supported.includes(true) ? 'headset-ready' : 'no-headset';
  }
}
