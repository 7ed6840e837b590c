/** Types of pages by which web vitals are counted. Few, because each type and class is a series of the metrics. */
export const PAGE_TYPES = [
  'home',
  'games',
  'game',
  'search',
  'blog',
  'help',
  'market',
  'profile',
  'account',
  'other',
] as const;

/** Classes of devices by which web vitals are counted. */
export const DEVICE_CLASSES = ['desktop', 'mobile', 'headset'] as const;

export type PageType = (typeof PAGE_TYPES)[number];
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** First parts of route patterns, the longer before the shorter. */
const BY_ROUTE: readonly (readonly [string, PageType])[] = [
  ['arcade/games/tag', 'games'],
  ['arcade/games/developer', 'games'],
  ['arcade/games/:game', 'game'],
  ['arcade/games', 'games'],
  ['search', 'search'],
  ['blog', 'blog'],
  ['hc', 'help'],
  ['market', 'market'],
  ['community/user', 'profile'],
  ['account', 'account'],
];

/** Returns the type of a page by its route pattern, such as `/arcade/games/:game`. */
export function pageTypeOf(route: string): PageType {
  const parts = route.replace(/^\/+/, '');
  if (parts === '') return 'home';
  return BY_ROUTE.find(([start]) => parts === start || parts.startsWith(`${start}/`))?.[1] ?? 'other';
}

/** Returns the class of a device; a headset is also mobile. */
export function deviceClassOf({
  headset,
  mobile,
}: {
  readonly headset: boolean;
  readonly mobile: boolean;
}): DeviceClass {
  if (headset) return 'headset';
  return mobile ? 'mobile' : 'desktop';
}

/** True if a page load is measured, by a random number in [0, 1) and the measured share in percent. */
export const samplesWebVitals = (random: number, percent: number): boolean => random * 100 < percent;
