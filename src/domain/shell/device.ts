const HEADSET = /oculus|quest|pico|wolvic|vive|valve/i;
const MOBILE = /android|iphone|ipad|ipod|mobile|silk|kindle|opera mini|iemobile/i;

/**
 * True if a user agent belongs to a headset's browser (spec 1 §9).
 * @rule 1.9.8a A headset's user agent contains oculus, quest, pico, wolvic, vive or valve.
 */
export function isHeadset(userAgent: string): boolean {
  return HEADSET.test(userAgent);
}

/**
 * True if a device is mobile: by the browser's user-agent data flag, else by pattern (spec 1 §9).
 * @rule 1.9.8b Mobile detection uses the user-agent data flag, or patterns without one.
 */
export function isMobile(userAgent: string, flag: boolean | undefined): boolean {
  return flag ?? MOBILE.test(userAgent);
}
