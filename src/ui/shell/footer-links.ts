import type { FooterDestination } from '../../domain/shell/footer';
import { FOOTER_DESTINATIONS } from '../../domain/shell/footer';

const labels: Readonly<Record<FooterDestination, string>> = {
  dashboard: 'Your Account',
  'developer-area': 'Developer Area',
  help: 'Support Center',
  contact: 'Contact Us',
  updates: 'Updates & News',
  community: 'Community',
};

/** The footer's links into the portal, in their order (spec 1 §2). */
export const footerLinks = FOOTER_DESTINATIONS.map((to) => ({ label: labels[to], to }));
