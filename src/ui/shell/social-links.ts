import { brand } from '../../domain/shared/brand';

/** Networks and login providers with a logo in icons.svg. */
export const brandMarks = ['discord', 'bluesky', 'facebook', 'instagram', 'reddit', 'google', 'steam'] as const;

export type BrandMarkName = (typeof brandMarks)[number];

/** Link to the portal's account on a social network. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly mark: BrandMarkName;
}

/** Chat community of the players. */
export const chatCommunity: SocialLink = {
  label: 'Discord',
  href: `https://discord.com/invite/${brand.identifier}`,
  mark: 'discord',
};

export const socialLinks: readonly SocialLink[] = [
  chatCommunity,
  { label: 'Bluesky', href: `https://bsky.app/profile/${brand.identifier}.bsky.social`, mark: 'bluesky' },
  { label: 'Facebook', href: `https://www.facebook.com/${brand.identifier}`, mark: 'facebook' },
  { label: 'Instagram', href: `https://www.instagram.com/${brand.identifier}`, mark: 'instagram' },
  { label: 'Reddit', href: `https://www.reddit.com/r/${brand.identifier}`, mark: 'reddit' },
];
