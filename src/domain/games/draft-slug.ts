const DRAFT_SLUG = /^draft-[0-9a-f]{12}$/;

/** True for the slug of a game's draft, which no public game can have. */
export const isDraftSlug = (slug: string): boolean => DRAFT_SLUG.test(slug);
