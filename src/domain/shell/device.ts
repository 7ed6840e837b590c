const HEADSET = /oculus|quest|pico|wolvic|vive|valve/i;
const MOBILE = /android|iphone|ipad|ipod|mobile|silk|kindle|opera mini|iemobile/i;

/** Tells whether a user agent is a headset's browser (spec 1 §9). */
export function isHeadset(userAgent: string): boolean {
  return HEADSET.test(userAgent);
}

/** Tells whether a device is mobile: by the user-agent data flag where the browser has one, else by pattern (spec 1 §9). */
export function isMobile(userAgent: string, flag: boolean | undefined): boolean {
  return flag ?? MOBILE.test(userAgent);
}
