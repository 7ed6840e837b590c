import { observer } from 'mobx-react-lite';
import type { FeedbackDraft } from '../../domain/notices/feedback';
import { brand } from '../../domain/shared/brand';
import { legalTitles } from '../content/legal-titles';
import { siteFeedback } from '../notices/feedback-drafts';
import { Container } from '../shared/Container';
import { needsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';
import { BackToTop } from './BackToTop';
import { BrandMark } from './BrandMark';
import type { FooterViewModel } from './footer.view-model';
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
import { footerLinks } from './footer-links';
import { Logo } from './Logo';
import { socialLinks } from './social-links';

export interface FooterProps {
  readonly footer: FooterViewModel;
  readonly giveFeedback: (draft: FeedbackDraft) => void;
}

/** Where the privacy policy says what a visitor can choose. */
const PRIVACY_CHOICES = '/hc/legal/privacy-policy#section-your-privacy-choices';

/** The large footer below every page (spec 1 §2). */
export const Footer = observer(function Footer({ footer, giveFeedback }: FooterProps) {
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
              Nothing to install: open a game, put on a headset or stay at the screen, and play.
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
