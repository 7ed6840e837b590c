import { identifier, brand } from '../shared/brand';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { parseOrigin } from './page-origin';

/** The value of `headset` by which the games' host puts an emulated headset into the page (docs/adr/0017). */
export const EMULATED_HEADSET = 'emulated';

/** The parameter with the portal's origin. */
export const ORIGIN_PARAMETER = `${identifier}_origin`;
/** The parameter that says that the headset is emulated. */
export const HEADSET_PARAMETER = `${identifier}_headset`;

/** Key of session storage with the query parameters of a game's first page. */
export const PARAMETERS_KEY = `${identifier}_parameters`;

/**
 * Query parameters that the portal adds to a game's address.
 * @rule 3.7 A game is handed its slug, version, the portal's origin, the language, and that its headset is emulated where it is; never a token, never the player's name.
 */
export const gameParameters = {
  game: `${identifier}_game`,
  version: `${identifier}_version`,
  origin: ORIGIN_PARAMETER,
  lang: `${identifier}_lang`,
  headset: HEADSET_PARAMETER,
} as const;

/** What the portal tells a game through its address; nothing that identifies the player. */
interface FrameParameters {
  readonly game: string;
  readonly version: string;
  /** The portal's own origin, to which the SDK says hello. */
  readonly origin: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** Only when the player tries the game without a headset. */
  readonly headset?: typeof EMULATED_HEADSET | undefined;
}

type UnframeableBuild = 'malformed-address' | 'own-origin';

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

/** Path of the emulated headset's script on the host of a game. */
export const headsetScript = '/_headset/emulated-headset.js';

/** Event by which the runtime script of a frame within the game hands a report to that of the game's page. */
export const FRAME_REPORT = `${identifier}-frame-report`;

/** Event by which the runtime script of a frame within the game gets the last cover message of the game's page; `detail` receives it. */
export const FRAME_COVER = `${identifier}-frame-cover`;

/** Query parameters of the runtime script, set by the games host. */
export const runtimeParameters = {
  /** The portal's origin, the only one that receives reports. */
  portal: 'portal',
  /** The HTTP status of an error page. */
  status: 'status',
} as const;
