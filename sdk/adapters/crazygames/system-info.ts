/** Information about the player's device. */
export interface SystemInfo {
  /** Region derived from the language, because this portal does not locate players. */
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

/** Names with the pattern before their version. The first match counts, because browsers also name those that they resemble. */
type Known = Readonly<Record<string, string>>;

const browsers: Known = {
  'Oculus Browser': 'OculusBrowser/',
  Edge: 'Edg\\w*/',
  Firefox: 'Firefox/',
  Chrome: 'Chrome/',
  Safari: '(?=.*Safari)Version/',
};

const systems: Known = {
  Windows: 'Windows NT ',
  Android: 'Android ',
  iOS: '(?:iPhone|CPU) OS ',
  'Mac OS': 'Mac OS X ',
  Linux: 'Linux',
};

function firstOf(known: Known, agent: string): Named {
  for (const [name, before] of Object.entries(known)) {
    const found = new RegExp(`${before}([\\d._]*)`).exec(agent);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

/** Parses the user agent. */
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
