import { identifier } from '../shared/brand';
import { sandboxNames } from './frame-attributes';
import { gameParameters } from './game-parameters';

const PREFIX = `${identifier}_`;

/** Parameters with a meaning of their own; a link never sets them. */
const reserved: ReadonlySet<string> = new Set([...Object.values(gameParameters), sandboxNames.panel]);

/** Limits of a deep link: number of parameters, and characters of a name with its prefix and of a value. */
export const deepLinkLimits = { parameters: 10, nameLength: 40, valueLength: 200 } as const;

const fits = (text: string, most: number): boolean => [...text].length <= most;

/**
 * Returns the parameters of a page's address that are for its game, such as an invite code or a level: those with the portal's
 * prefix that are not reserved. Of a repeated parameter the first counts. Longer and further ones are omitted.
 * @rule 3.7 Parameters of a game page's address with the portal's prefix reach the game, unless they are reserved.
 */
export function deepLinkOf(parameters: Iterable<readonly [string, string]>): ReadonlyMap<string, string> {
  const link = new Map<string, string>();
  for (const [name, value] of parameters) {
    const isForGame = name.startsWith(PREFIX) && name !== PREFIX && !reserved.has(name) && !link.has(name);
    const isShort = fits(name, deepLinkLimits.nameLength) && fits(value, deepLinkLimits.valueLength);
    if (isForGame && isShort && link.size < deepLinkLimits.parameters) link.set(name, value);
  }
  return link;
}

/** Returns a deep link as the game reads it: its values by name, without the prefix. */
export function readDeepLink(parameters: Iterable<readonly [string, string]>): Readonly<Record<string, string>> {
  return Object.fromEntries([...deepLinkOf(parameters)].map(([name, value]) => [name.slice(PREFIX.length), value]));
}

/** Returns the text of a query; each parameter begins with `&`. */
export function deepLinkQuery(link: ReadonlyMap<string, string>): string {
  return [...link].map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('');
}
