import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Version under which a developer's own server appears among the builds of a game. */
export const DEV_VERSION = 'dev';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Local development servers that are shown in the frames of games. They are forgotten when the portal stops. */
export class DevServers {
  readonly #origins = new Map<string, string>();

  constructor(private readonly allowed: boolean) {}

  /** Shows a server on this machine as the build `dev` of a game. Refuses in production and for any other machine. */
  connect(game: string, address: string): Result<undefined, string> {
    if (!this.allowed) return err('A portal in production shows no development servers.');
    if (!URL.canParse(address)) return err(`“${address}” is not an address. Example: http://localhost:5173`);
    const { protocol, hostname, origin } = new URL(address);
    if (!['http:', 'https:'].includes(protocol) || !LOOPBACK.test(hostname))
      return err(`“${address}” is not a server on this machine. Example: http://localhost:5173`);
    this.#origins.set(game, origin);
    return ok(undefined);
  }

  /** Returns false when the game had no development server. */
  disconnect(game: string): boolean {
    return this.#origins.delete(game);
  }

  /** Origin of the development server of a game. */
  originOf(game: string): string | undefined {
    return this.#origins.get(game);
  }
}
