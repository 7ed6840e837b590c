import type { XrAbility, XrSupport } from '../../application/play/xr-support.port';

interface WebXr {
  isSessionSupported(mode: 'immersive-vr'): Promise<boolean>;
}

/** Asks the browser's WebXR Device API; a refusal counts as no headset. */
export class WebXrSupport implements XrSupport {
  constructor(private readonly host: { readonly xr?: WebXr } = navigator as { readonly xr?: WebXr }) {}

  async ability(): Promise<XrAbility> {
    if (this.host.xr === undefined) return 'unsupported';
    try {
      return (await this.host.xr.isSessionSupported('immersive-vr')) ? 'headset-ready' : 'no-headset';
    } catch {
      return 'no-headset';
    }
  }
}
