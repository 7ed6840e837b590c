import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { FeedbackDraft } from '../../domain/notices/feedback';
import { brand } from '../../domain/shared/brand';
import type { FooterDestination } from '../../domain/shell/footer';
import { FOOTER_DESTINATIONS } from '../../domain/shell/footer';
import { legalTitles } from '../content/legal-titles';
import { siteFeedback } from '../notices/feedback-drafts';
import type { OfflineViewModel } from '../offline/offline.view-model';
import { Container } from '../shared/Container';
import { Icon } from '../shared/Icon';
import { needsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { BrandMark, Logo } from './BrandMark';
import {
  About,
  Base,
  Columns,
  ActionEntry,
  Entry,
  Ground,
  Heading,
  LegalEntry,
  Networks,
  Social,
} from './footer.styles';
import type { FooterViewModel } from './footer.view-model';
import { socialLinks } from './social-links';

/** Link that scrolls to the top smoothly, or jumps there without JavaScript. */
const BackToTop = observer(function BackToTop() {
  return (
    <Up
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        const smooth = !matchMedia(theme.media.reducedMotion).matches;
        window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'auto' });
        // Moves the keyboard focus along.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      Back to top
      <Icon name="arrow-up" size={18} />
    </Up>
  );
});

const Up = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-weight: 600;
  color: ${theme.colour.text};
  box-shadow: ${theme.hairlineShadow};
  &:hover {
    background: ${theme.colour.raised};
  }
`;

const labels: Readonly<Record<FooterDestination, string>> = {
  dashboard: 'Your Account',
  'developer-area': 'Developer Area',
  help: 'Support Center',
  contact: 'Contact Us',
  updates: 'Updates & News',
  community: 'Community',
};

/** Links of the footer, in display order (spec 1 §2). */
const footerLinks = FOOTER_DESTINATIONS.map((to) => ({ label: labels[to], to }));

export interface FooterProps {
  readonly footer: FooterViewModel;
  readonly giveFeedback: (draft: FeedbackDraft) => void;
  /** Undefined until it is loaded. */
  readonly offline: Pick<OfflineViewModel, 'canInstall' | 'install'> | undefined;
}

/** Address of the privacy choices within the privacy policy. */
const PRIVACY_CHOICES = '/hc/legal/privacy-policy#section-your-privacy-choices';

/** Footer of every page (spec 1 §2). */
export const Footer = observer(function Footer({ footer, giveFeedback, offline }: FooterProps) {
  useScreen(() => footer);
  return (
    <Ground>
      <Container>
        <Columns>
          <About>
            <Heading>
              <Logo /> About Us
            </Heading>
            <p>
              {brand.company} is a dedicated publisher of browser-based VR games with a constantly growing library.
              Nothing to install: just open a game and play, with or without a headset.
            </p>
            <Networks>
              {socialLinks.map(({ label, href, mark }) => (
                <li key={href}>
                  <Social href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
                    <BrandMark name={mark} />
                  </Social>
                </li>
              ))}
            </Networks>
          </About>
          <nav aria-label={brand.siteName}>
            <Heading>{brand.siteName}</Heading>
            <ul>
              {footerLinks.map(({ label, to }) => (
                <li key={label}>
                  <Entry to={to}>{label}</Entry>
                </li>
              ))}
              <li>
                <ActionEntry
                  type="button"
                  {...needsScript}
                  onClick={() => {
                    giveFeedback(siteFeedback);
                  }}
                >
                  Give Feedback
                </ActionEntry>
              </li>
              {offline?.canInstall === true ? (
                <li>
                  <ActionEntry type="button" onClick={offline.install}>
                    Install App
                  </ActionEntry>
                </li>
              ) : null}
            </ul>
          </nav>
          <nav aria-label="Legal">
            <Heading>Legal</Heading>
            <ul>
              {footer.legal.map((entry) => (
                <li key={entry}>
                  {entry === 'cookie-settings' ? (
                    <ActionEntry type="button" onClick={footer.openCookieSettings}>
                      Cookie Settings
                    </ActionEntry>
                  ) : (
                    <LegalEntry to={`/hc/legal/${entry}`}>{legalTitles[entry]}</LegalEntry>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </Columns>
        <Base>
          <p>
            Copyright © {brand.copyrightYear} {brand.company}. All rights reserved
          </p>
          <LegalEntry to={PRIVACY_CHOICES}>Your Privacy Choices</LegalEntry>
          <BackToTop />
        </Base>
      </Container>
    </Ground>
  );
});
