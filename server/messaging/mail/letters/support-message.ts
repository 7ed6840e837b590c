import { brand } from '../../../../src/domain/shared/brand';
import type { ContactForm } from '../../../../src/domain/help/contact-form';
import type { Letter } from '../letter';
import { linesOf } from '../lines-of';
import { momentText } from '../moment-text';

interface SupportMessage extends ContactForm {
  readonly number: string;
  /** Who was signed in while writing; undefined for a visitor. */
  readonly username: string | undefined;
  readonly at: Date;
}

/** Brings a message to the support: what somebody wrote, as plain text, and where to answer. */
export const supportMessageLetter = (message: SupportMessage): Letter => ({
  kind: 'support-message',
  subject: `[${message.number}] ${message.subject}`,
  opening: [
    `Ticket ${message.number}, ${momentText(message.at)}.`,
    message.username === undefined
      ? `From a visitor, who can be reached at ${message.email}.`
      : `From the player “${message.username}”, who can be reached at ${message.email}.`,
    `Subject: ${message.subject}`,
    ...linesOf(message.message),
  ],
  links: [],
  closing: [],
  reason: `You receive this mail because this is the address of the support of ${brand.siteName}.`,
});
