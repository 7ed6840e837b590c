import { sandboxNames } from '../../src/domain/bridge/frame-attributes';

const ownMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|.+\.local|)$/;
const ownNetwork = /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/;

/** True for addresses of a developer's own machine, local network (for a headset) or files. `?holocade_panel=off` returns false. */
export function isDevelopmentAddress({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  if (new URLSearchParams(search).get(sandboxNames.panel) === 'off') return false;
  return ownMachine.test(hostname) || ownNetwork.test(hostname);
}
