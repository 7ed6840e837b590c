import { siBluesky, siDiscord, siFacebook, siInstagram, siReddit } from 'simple-icons';
import { brand } from '../../domain/shared/brand';

/** The portal's place on another network. */
export interface SocialLink {
  readonly label: string;
  readonly href: string;
  /** The network's mark: one path in a field of 24 by 24. */
  readonly mark: string;
}

/** Where players talk to each other. */
export const chatCommunity: SocialLink = {
  label: 'Chat community',
  href: `https://discord.com/invite/${brand.identifier}`,
  mark: siDiscord.path,
};

export const socialLinks: readonly SocialLink[] = [
  chatCommunity,
  { label: 'Microblog', href: `https://bsky.app/profile/${brand.identifier}.bsky.social`, mark: siBluesky.path },
  { label: 'Social network', href: `https://www.facebook.com/${brand.identifier}`, mark: siFacebook.path },
  { label: 'Photo network', href: `https://www.instagram.com/${brand.identifier}`, mark: siInstagram.path },
  { label: 'Forum', href: `https://www.reddit.com/r/${brand.identifier}`, mark: siReddit.path },
];
