import { sandboxNames } from '../../src/domain/bridge/frame-attributes';

const ownMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|.+\.local|)$/;
const ownNetwork = /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/;

/** Whether a page is looked at by its developer: on this machine, on the network at home for a headset, or as a file. `?holocade_panel=off` says no. */
export function isWorkshop({ hostname, search }: Pick<Location, 'hostname' | 'search'>): boolean {
  if (new URLSearchParams(search).get(sandboxNames.panel) === 'off') return false;
  return ownMachine.test(hostname) || ownNetwork.test(hostname);
}
