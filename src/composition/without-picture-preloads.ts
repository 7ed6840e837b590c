const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Removes the preload links that React writes for eager pictures.
 * The browser finds the pictures early anyway and chooses their size once.
 * With a preload, a window resized in the meantime would fetch both sizes.
 */
export function withoutPicturePreloads(body: string): string {
  return body.replace(PICTURE_PRELOADS, '');
}
