import type { ProfilePartItems } from '../../../src/domain/account/profile';

/** A badge of the portal, in the names of the wire. */
export function presentPortalBadge({ slug, title, description }: ProfilePartItems['badges']) {
  return { slug, title, desc: description };
}
