import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { providerNames } from '../../../src/domain/auth/social-provider';

/** Reasons why a login failed. URLs carry the reason, never a text. */
export const SOCIAL_REASONS = ['banned', 'cancelled', 'expired', 'refused', 'unavailable', 'waiting'] as const;

export type SocialReason = (typeof SOCIAL_REASONS)[number];

const texts: Readonly<Record<SocialReason, (name: string) => string>> = {
  banned: () => 'Your account is banned.',
  cancelled: (name) => `The login with ${name} was cancelled.`,
  expired: (name) => `This login with ${name} has expired, or it was started in another browser. Please try again.`,
  refused: (name) => `${name} did not confirm who you are. Please try again.`,
  unavailable: (name) => `${name} cannot be reached at the moment. Please try again later.`,
  waiting: (name) =>
    `${name} has confirmed who you are. Log in or register here within 15 minutes, and your ${name} account is connected.`,
};

/** Returns the message for a login that failed. */
export function socialText(provider: SignInProvider, reason: SocialReason): string {
  return texts[reason](providerNames[provider]);
}
