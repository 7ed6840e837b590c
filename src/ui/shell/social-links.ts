import { brand } from '../../domain/shared/brand';

/** The networks and sign-in providers whose marks stand in icons.svg. */
export const brandMarks = ['discord', 'bluesky', 'facebook', 'instagram', 'reddit', 'google', 'steam'] as const;

export type BrandMarkName = (typeof brandMarks)[number];

/** The portal's place on another network. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly mark: BrandMarkName;
}

/** Where players talk to each other. */
export const chatCommunity: SocialLink = {
  label: 'Chat community',
  href: `https://discord.com/invite/${brand.identifier}`,
  mark: 'discord',
};

export const socialLinks: readonly SocialLink[] = [
  chatCommunity,
  { label: 'Microblog', href: `https://bsky.app/profile/${brand.identifier}.bsky.social`, mark: 'bluesky' },
  { label: 'Social network', href: `https://www.facebook.com/${brand.identifier}`, mark: 'facebook' },
  { label: 'Photo network', href: `https://www.instagram.com/${brand.identifier}`, mark: 'instagram' },
  { label: 'Forum', href: `https://www.reddit.com/r/${brand.identifier}`, mark: 'reddit' },
];
