import type { WireGameCard } from '../../../src/contract/games.contract';
import { JsonText } from '../../platform/http/json-text';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** Marks the origin of the static host in `games.card_json`. JSON never contains this character unescaped. */
const STATIC_ORIGIN = '\u0001';

const withOrigin = (json: string, { staticOrigin }: PublicUrls): string => json.replaceAll(STATIC_ORIGIN, staticOrigin);

/** Presents the JSON text of a game card. */
export const presentGameCard = (json: string, urls: PublicUrls): JsonText<WireGameCard> =>
  new JsonText(withOrigin(json, urls));

/** Presents the JSON text of an array of game cards. */
export const presentGameCards = (json: string, urls: PublicUrls): JsonText<WireGameCard[]> =>
  new JsonText(withOrigin(json, urls));
