import { brand } from '../shared/brand';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { EMULATED_HEADSET } from './game-parameters';
import { gameParameters } from './game-parameters';
import { parseOrigin } from './page-origin';

/** What the portal tells a game through its address; nothing that identifies the player. */
export interface FrameParameters {
  readonly game: string;
  readonly version: string;
  /** The portal's own origin, to which the SDK says hello. */
  readonly origin: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** Only when the player tries the game without a headset. */
  readonly headset?: typeof EMULATED_HEADSET | undefined;
}

export type UnframeableBuild = 'malformed-address' | 'own-origin';

const addressForm = /^(?<origin>[a-z]+:\/\/[^/?#\s]+)(?<path>\/[^?#\s]*)?(?:\?(?<query>[^#\s]*))?$/;

/** The origin of a build's address, or undefined when it has none that a browser would write. */
export function buildOrigin(address: string): string | undefined {
  const origin = addressForm.exec(address)?.groups?.['origin'];
  return parseOrigin(origin) === undefined ? undefined : origin;
}

/**
 * The address to frame: the build's own, with the portal's parameters and no others of that prefix.
 * @rule 3.7 The portal refuses to frame its own origin.
 */
export function gameFrameUrl(address: string, parameters: FrameParameters): Result<string, UnframeableBuild> {
  const origin = buildOrigin(address);
  const { path = '/', query = '' } = addressForm.exec(address)?.groups ?? {};
  if (origin === undefined) return err('malformed-address');
  if (origin === parameters.origin) return err('own-origin');
  const kept = query.split('&').filter((pair) => pair !== '' && !isOurs(pair));
  const added = (Object.keys(gameParameters) as (keyof FrameParameters)[]).flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [`${gameParameters[name]}=${encodeURIComponent(value)}`];
  });
  return ok(`${origin}${path}?${[...kept, ...added].join('&')}`);
}

/** A name can be written with percent signs and is the same name to who reads it. */
function isOurs(pair: string): boolean {
  const read = pair.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return read.startsWith(`${brand.identifier}_`);
}
