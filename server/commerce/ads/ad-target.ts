import * as z from 'zod/mini';

/** Target of an ad: a path of the portal, or an https address. */
export const adTarget = z.string().check(
  z.minLength(1),
  z.maxLength(2048),
  z.regex(/^[^\p{Cc}]*$/u),
  z.refine((url) => /^\/[^/\\\s]\S*$/.test(url) || (url.startsWith('https://') && URL.canParse(url))),
);
