import type { DeviceClass } from '../../../src/domain/console/game-statistics';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/OculusBrowser|Quest/i, 'Meta Quest Browser'],
  [/PicoBrowser|Pico /i, 'PICO Browser'],
  [/Wolvic/i, 'Wolvic'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/OculusBrowser|Quest|PicoBrowser|Pico |Wolvic/i, 'headset'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (table: typeof BROWSERS, userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns a readable device name for a user agent, such as `Firefox on Windows`. For display only, never for decisions. */
export function deviceName(userAgent: string): string {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** Returns the class of a device for statistics. */
export function deviceClass(userAgent: string): DeviceClass {
  const system = named(SYSTEMS, userAgent);
  if (system === undefined || system === 'headset') return system ?? 'unknown';
  return system === 'Android' || system === 'iOS' ? 'mobile' : 'computer';
}
