import { brand } from '../shared/brand';
import type { StartedAd } from './ad-cooldown';

/** The only events that the page accepts from the frame of third-party ads. */
export type AdFrameNews =
  | { readonly kind: 'ad-started'; readonly ad: StartedAd }
  | { readonly kind: 'ad-completed' }
  | { readonly kind: 'ad-failed' };

/** An event as posted; `key` identifies one frame of one page. */
export type AdFrameMessage = AdFrameNews & { readonly from: string; readonly v: 1; readonly key: string };

/** Creates the message for an event. */
export function adFrameMessage(key: string, news: AdFrameNews): AdFrameMessage {
  return { ...news, from: brand.identifier, v: 1, key };
}

/** Parses a message; undefined unless it is exactly an event of the frame with this key. */
export function readAdFrameMessage(data: unknown, key: string): AdFrameNews | undefined {
  try {
    return read(data, key);
  } catch {
    // A getter or a proxy can throw while it is read.
    return undefined;
  }
}

function read(data: unknown, key: string): AdFrameNews | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  if (fields['from'] !== brand.identifier || fields['v'] !== 1 || fields['key'] !== key) return undefined;
  const { kind } = fields;
  if (kind === 'ad-completed' || kind === 'ad-failed') return { kind };
  return kind === 'ad-started' ? started(fields['ad']) : undefined;
}

function started(ad: unknown): AdFrameNews | undefined {
  if (typeof ad !== 'object' || ad === null) return undefined;
  const { video, duration } = ad as Readonly<Record<string, unknown>>;
  if (typeof video !== 'boolean') return undefined;
  return { kind: 'ad-started', ad: { video, duration: typeof duration === 'number' ? duration : undefined } };
}

/**
 * Sandbox of the frame in which a third-party ad runs: scripts and independent tabs; no origin, no forms, no navigation
 * (security T39).
 */
export const adFrameAttributes = {
  sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  allow: 'autoplay',
  referrerPolicy: 'no-referrer',
} as const;
