import type { ContactForm } from '../../../../src/domain/help/contact-form';
import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { linesOf, momentText } from '../moment-text';

interface SupportMessage extends ContactForm {
  readonly number: string;
  /** Username of the writer. Undefined for a visitor. */
  readonly username: string | undefined;
  /** Title of the game that the message is about; undefined for the portal. */
  readonly game: string | undefined;
  readonly at: Date;
}

/** Composes the email of a message to the support. */
export const supportMessageLetter = (message: SupportMessage): Letter => ({
  kind: 'support-message',
  subject: `[${message.number}] ${message.subject}`,
  opening: [
    `Ticket ${message.number}, ${momentText(message.at)}.`,
    message.username === undefined
      ? `From a visitor. Reply to ${message.email}.`
      : `From the player “${message.username}”. Reply to ${message.email}.`,
    ...(message.game === undefined ? [] : [`Game: ${message.game}`]),
    `Subject: ${message.subject}`,
    ...linesOf(message.message),
  ],
  links: [],
  closing: [],
  reason: `You’re receiving this email because this is the support address of ${brand.siteName}.`,
});

interface SupportReceipt {
  readonly number: string;
  /** Quoted message. Only for a verified address of the writer, so that nobody can send texts to strangers. */
  readonly message: string | undefined;
  readonly helpUrl: string;
}

/** Composes the receipt of a message to the support, with its ticket number. */
export const supportReceiptLetter = ({ number, message, helpUrl }: SupportReceipt): Letter => ({
  kind: 'support-receipt',
  subject: `We received your message (${number})`,
  opening: [
    'Hello,',
    `Thank you for writing to us. Your ticket number is ${number}. Please mention it if you write about this again.`,
    'We’ll read your message and reply to this address.',
  ],
  links: [{ label: 'Answers to common questions', url: helpUrl }],
  closing: message === undefined ? [] : ['You wrote:', ...linesOf(message)],
  reason: `You’re receiving this email because someone contacted ${brand.siteName} support with this address. Didn’t write to us? Someone mistyped an address, and you can ignore this email.`,
});
