import { observer } from 'mobx-react-lite';
import { legalSlugs } from '../../domain/content/legal-page';
import { brand } from '../../domain/shared/brand';
import { legalTitles } from '../content/legal-titles';
import { Container } from '../shared/Container';
import { BackToTop } from './BackToTop';
import { BrandMark } from './BrandMark';
import { About, Base, Columns, Entry, Ground, Heading, LegalEntry, Networks, Social } from './footer-look';
import { footerLinks } from './footer-links';
import { Logo } from './Logo';
import { socialLinks } from './social-links';

/** The large footer below every page (spec 1 §2). */
export const Footer = observer(function Footer() {
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
                    <BrandMark path={mark} />
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
            </ul>
          </nav>
          <nav aria-label="Legal">
            <Heading>Legal</Heading>
            <ul>
              {legalSlugs.map((slug) => (
                <li key={slug}>
                  <LegalEntry to={`/hc/legal/${slug}`}>{legalTitles[slug]}</LegalEntry>
                </li>
              ))}
            </ul>
          </nav>
        </Columns>
        <Base>
          <p>
            Copyright © {brand.copyrightYear} {brand.company}. All rights reserved
          </p>
          <LegalEntry to="/hc/legal/privacy-policy">Your Privacy Choices</LegalEntry>
          <BackToTop />
        </Base>
      </Container>
    </Ground>
  );
});
