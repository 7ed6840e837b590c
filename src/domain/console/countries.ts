import type { NamedPlays } from './game-statistics';

/** Country codes of ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
const known: ReadonlySet<string> = new Set(codes.split(' '));

/** Stands for a country that the proxy does not know. */
export const UNKNOWN_COUNTRY = 'unknown';

/** Stands for all countries with too few players. */
export const OTHER_COUNTRIES = 'other';

/** Least number of players with which a country is named. */
const COUNTRY_PLAYERS_MIN = 5;

/** Returns the country code in the header of a proxy, or `unknown`. */
export function countryCode(header: unknown): string {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return known.has(code) ? code : UNKNOWN_COUNTRY;
}

/** Plays of a country; `players` is the greatest number of players on a day. */
export interface CountryPlays extends NamedPlays {
  readonly players: number;
}

/** Returns the plays of each country, most first. Countries with too few players are summed as `other`, at the end. */
export function groupCountries(rows: readonly CountryPlays[]): readonly NamedPlays[] {
  const isNamed = ({ players }: CountryPlays) => players >= COUNTRY_PLAYERS_MIN;
  const named = rows.filter(isNamed).map(({ name, plays }) => ({ name, plays }));
  const other = rows.reduce((sum, row) => (isNamed(row) ? sum : sum + row.plays), 0);
  const sorted = named.toSorted((one, two) => two.plays - one.plays || (one.name < two.name ? -1 : 1));
  return other === 0 ? sorted : [...sorted, { name: OTHER_COUNTRIES, plays: other }];
}
