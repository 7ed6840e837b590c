import { SLUG_PATTERN } from '../../../src/domain/shared/slug';
import type { Config } from '../../platform/config/config';

/** Kind of content that a virtual host serves. */
export type HostKind =
  | 'portal'
  | 'static'
  | 'accounts'
  | 'developer'
  | 'mail'
  | 'id'
  | 'pay'
  | 'ads'
  | 'game'
  | 'local';

/** The hosts of this server, as patterns for the router, without ports. */
export interface HostTable {
  readonly pattern: Readonly<Record<HostKind, RegExp>>;
  /** Undefined for an unknown host. */
  kindOf(hostHeader: string | undefined): HostKind | undefined;
  /** Slug of the game that owns the host; undefined for any other host. */
  gameOf(hostHeader: string | undefined): string | undefined;
}

const escaped = (text: string): string => text.replace(/[.\\[\]]/g, '\\$&');
const exactly = (pattern: string): RegExp => new RegExp(`^${pattern}(:\\d{1,5})?$`, 'i');
const NEVER = /^(?!)/;

/** Builds the table of hosts; `localhost` and the loopback addresses only redirect to the portal. */
export function hostTable({ host, gamesHost }: Pick<Config, 'host' | 'gamesHost'>): HostTable {
  const local = ['localhost', '127.0.0.1', '[::1]'].filter((name) => name !== host).map(escaped);
  const pattern: Record<HostKind, RegExp> = {
    portal: exactly(escaped(host)),
    static: exactly(escaped(`static.${host}`)),
    accounts: exactly(escaped(`accounts.${host}`)),
    developer: exactly(escaped(`developer.${host}`)),
    mail: exactly(escaped(`mail.${host}`)),
    id: exactly(escaped(`id.${host}`)),
    pay: exactly(escaped(`pay.${host}`)),
    ads: exactly(`ads\\.${escaped(gamesHost)}`),
    game: exactly(`${SLUG_PATTERN}\\.${escaped(gamesHost)}`),
    local: local.length > 0 ? exactly(`(${local.join('|')})`) : NEVER,
  };
  const kinds = Object.keys(pattern) as HostKind[];
  const kindOf: HostTable['kindOf'] = (header) =>
    header === undefined ? undefined : kinds.find((kind) => pattern[kind].test(header));
  return {
    pattern,
    kindOf,
    gameOf: (header) => (kindOf(header) === 'game' ? header?.split('.')[0]?.toLowerCase() : undefined),
  };
}
