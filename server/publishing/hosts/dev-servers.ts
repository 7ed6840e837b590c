import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServedBuild } from './served-builds';

/** A development server, and the facts of its game's newest build that its pages are served with. */
export interface DevServer extends Pick<ServedBuild, 'network' | 'crossOriginIsolated'> {
  readonly origin: string;
}

/** Version under which a developer's own server appears among the builds of a game. */
export const DEV_VERSION = 'dev';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Local development servers shown in the frames of games. They are dropped when the portal stops. */
export class DevServers {
  readonly #byGame = new Map<string, DevServer>();

  constructor(private readonly allowed: boolean) {}

  /** Shows a server on this machine as the build `dev` of a game. Refuses in production and for any other machine. */
  connect(game: string, address: string, facts: Omit<DevServer, 'origin'>): Result<undefined, string> {
    if (!this.allowed) return err('A production portal shows no development servers.');
    if (!URL.canParse(address)) return err(`“${address}” is not an address. Example: http://localhost:5173`);
    const { protocol, hostname, origin } = new URL(address);
    if (!['http:', 'https:'].includes(protocol) || !LOOPBACK.test(hostname))
      return err(`“${address}” is not a server on this machine. Example: http://localhost:5173`);
    this.#byGame.set(game, { ...facts, origin });
    return ok(undefined);
  }

  /** Returns false if the game had no development server. */
  disconnect(game: string): boolean {
    return this.#byGame.delete(game);
  }

  /** Development server of a game. */
  find(game: string): DevServer | undefined {
    return this.#byGame.get(game);
  }
}
