/**
 * The rights of the frame in which a third party's ad runs: scripts, and tabs that are free of the frame; no origin, no form, no way out
 * (security T39).
 */
export const adFrameAttributes = {
  sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  allow: 'autoplay',
  referrerPolicy: 'no-referrer',
} as const;
