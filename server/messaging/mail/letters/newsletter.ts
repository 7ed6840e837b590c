import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface Newsletter {
  readonly username: string;
  readonly subject: string;
  /** Markdown, as it is read without any marks shown. */
  readonly text: string;
  /** The sanitised rendering of it. */
  readonly html: string;
}

/** What the operator writes to everybody who wants it. */
export const newsletterLetter = ({ username, subject, text, html }: Newsletter): Letter => ({
  kind: 'newsletter',
  subject,
  opening: [`Hello ${username},`],
  body: { text, html },
  links: [],
  closing: [],
  reason: `You receive this mail because the ${brand.siteName} account “${username}” gets newsletters.`,
});
