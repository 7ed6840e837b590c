/** What a game may know of the player's machine. */
export interface SystemInfo {
  /** The region that goes with the language: this portal does not look where a player is. */
  readonly countryCode: string;
  readonly locale: string;
  readonly device: { readonly type: 'desktop' | 'mobile' };
  readonly os: { readonly name: string; readonly version: string };
  readonly browser: { readonly name: string; readonly version: string };
  readonly applicationType: 'web';
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** The first that fits counts: a browser also names those that it is like. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Oculus Browser', /OculusBrowser\/([\d.]+)/],
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /Chrome\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['Mac OS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
];

function firstOf(known: readonly (readonly [string, RegExp])[], agent: string): Named {
  for (const [name, pattern] of known) {
    const found = pattern.exec(agent);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

/** Reads the machine from what its browser says of itself. */
export function systemInfo({ userAgent, language }: Pick<Navigator, 'userAgent' | 'language'>): SystemInfo {
  const locale = language || 'en-US';
  return {
    countryCode: new Intl.Locale(locale).maximize().region ?? 'US',
    locale,
    device: { type: /Mobi|iPhone/.test(userAgent) ? 'mobile' : 'desktop' },
    os: firstOf(systems, userAgent),
    browser: firstOf(browsers, userAgent),
    applicationType: 'web',
  };
}
