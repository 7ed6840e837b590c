import { identifier, brand } from '../shared/brand';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { parseOrigin } from './page-origin';

/** Value of `headset` that makes the games' host add an emulated headset to the page (docs/adr/0017). */
export const EMULATED_HEADSET = 'emulated';

/** Query parameter with the portal's origin. */
export const ORIGIN_PARAMETER = `${identifier}_origin`;
/** Query parameter for an emulated headset. */
export const HEADSET_PARAMETER = `${identifier}_headset`;

/** Session storage key of the query parameters of a game's first page. */
export const PARAMETERS_KEY = `${identifier}_parameters`;

/**
 * Query parameters that the portal adds to a game's address.
 * @rule 3.7 A game receives its slug, version, the portal's origin, the language and the emulated headset flag; never a
 * token or the player's name.
 */
export const gameParameters = {
  game: `${identifier}_game`,
  version: `${identifier}_version`,
  origin: ORIGIN_PARAMETER,
  lang: `${identifier}_lang`,
  headset: HEADSET_PARAMETER,
} as const;

/** Values that the portal passes to a game in its address; nothing identifies the player. */
interface FrameParameters {
  readonly game: string;
  readonly version: string;
  /** The portal's own origin, to which the SDK sends its hello. */
  readonly origin: string;
  /** BCP 47 language tag. */
  readonly lang: string;
  /** Present only if the player tries the game without a headset. */
  readonly headset?: typeof EMULATED_HEADSET | undefined;
}

type UnframeableBuild = 'malformed-address' | 'own-origin';

const addressForm = /^(?<origin>[a-z]+:\/\/[^/?#\s]+)(?<path>\/[^?#\s]*)?(?:\?(?<query>[^#\s]*))?$/;

/** Returns the origin of a build's address; undefined if it is not in the form that browsers use. */
export function buildOrigin(address: string): string | undefined {
  const origin = addressForm.exec(address)?.groups?.['origin'];
  return parseOrigin(origin) === undefined ? undefined : origin;
}

/**
 * Returns the address of the frame: the build's own with the portal's parameters and those of the page's deep link
 * (`deepLinkQuery`), and no others of that prefix.
 * @rule 3.7 The portal refuses to frame its own origin.
 */
export function gameFrameUrl(
  address: string,
  parameters: FrameParameters,
  deepLink = '',
): Result<string, UnframeableBuild> {
  const origin = buildOrigin(address);
  const { path = '/', query = '' } = addressForm.exec(address)?.groups ?? {};
  if (origin === undefined) return err('malformed-address');
  if (origin === parameters.origin) return err('own-origin');
  const kept = query.split('&').filter((parameter) => parameter !== '' && !isOurs(parameter));
  const added = (Object.keys(gameParameters) as (keyof FrameParameters)[]).flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [`${gameParameters[name]}=${encodeURIComponent(value)}`];
  });
  return ok(`${origin}${path}?${[...kept, ...added].join('&')}${deepLink}`);
}

/** True for the portal's prefix; decodes percent signs, which name the same parameter. */
function isOurs(parameter: string): boolean {
  const read = parameter.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return read.startsWith(`${brand.identifier}_`);
}

/** Path of the emulated headset's script on a game's host. */
export const headsetScript = '/_headset/emulated-headset.js';

/** Event by which a nested frame's runtime script passes a report to the game's page. */
export const FRAME_REPORT = `${identifier}-frame-report`;

/** Event by which a nested frame's runtime script requests the last cover message; `detail` receives it. */
export const FRAME_COVER = `${identifier}-frame-cover`;

/** Query parameters of the runtime script, set by the games' host. */
export const runtimeParameters = {
  /** The portal's origin, the only receiver of reports. */
  portal: 'portal',
  /** HTTP status of an error page. */
  status: 'status',
} as const;
