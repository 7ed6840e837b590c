import type { ProfilePartItems } from '../../../src/domain/account/profile';

export function presentPortalBadge({ slug, title, description }: ProfilePartItems['badges']) {
  return { slug, title, desc: description };
}
