import { brand } from './brand';

/** Names of hosts, paths and operators of the portal, in lower case. */
export const reservedNames: ReadonlySet<string> = new Set([
  brand.identifier,
  ...(
    'about account accounts admin administrator ads api app arcade assets auth blog board cdn coins community contact ' +
    'dev developer developers dns docs email ftp game games guest health healthz help home id imap index info ' +
    'legal localhost login logout mail market me media metrics moderator mx news null oauth official owner pay play ' +
    'pop portal postmaster premium privacy profile public readyz register root sdk search secure security settings ' +
    'shop smtp socket ssl staff static status store support sysadmin system team terms test undefined user users v1 ' +
    'webmaster www'
  ).split(' '),
]);

/** Prefix of the names of deleted accounts; no other account can have it. */
export const DELETED_PREFIX = 'deleted-';

/**
 * True if a name can be neither a username nor a game slug, in any letter case (decisions §2).
 * @rule 3.2 Reserved names can be neither game slugs nor usernames.
 */
export function isReservedName(name: string): boolean {
  const key = name.toLowerCase();
  return reservedNames.has(key) || key.startsWith(DELETED_PREFIX);
}
