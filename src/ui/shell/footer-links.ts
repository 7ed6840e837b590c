import type { DestinationName } from './destinations';

/** The footer's links into the portal, in their order (spec 1 §2). */
export const footerLinks: readonly { readonly label: string; readonly to: DestinationName }[] = [
  { label: 'Your Account', to: 'dashboard' },
  { label: 'Developer Area', to: 'developer-area' },
  { label: 'Support Center', to: 'help' },
  { label: 'Contact Us', to: 'contact' },
  { label: 'Updates & News', to: 'updates' },
  { label: 'Community', to: 'community' },
];
