import type { ContactForm } from '../../../../src/domain/help/contact-form';
import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { linesOf, momentText } from '../moment-text';

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

interface SupportReceipt {
  readonly number: string;
  /** What was written, only where it goes to a confirmed address of the writer: nobody is to mail strangers in our name. */
  readonly message: string | undefined;
  readonly helpUrl: string;
}

/** Tells a writer that a message has reached the support, and the number of its ticket. */
export const supportReceiptLetter = ({ number, message, helpUrl }: SupportReceipt): Letter => ({
  kind: 'support-receipt',
  subject: `We have received your message (${number})`,
  opening: [
    'Hello,',
    `thank you for writing to us. Your ticket has the number ${number}; please name it when you write about this again.`,
    'Somebody reads your message and answers to this address.',
  ],
  links: [{ label: 'Answers to common questions', url: helpUrl }],
  closing: message === undefined ? [] : ['You wrote:', ...linesOf(message)],
  reason: `You receive this mail because this address was entered in the contact form of ${brand.siteName}. You did not write to us? Then somebody has mistyped an address, and you need do nothing.`,
});
