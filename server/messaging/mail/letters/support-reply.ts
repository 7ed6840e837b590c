import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { linesOf } from '../lines-of';

interface SupportReply {
  readonly number: string;
  /** Undefined for a visitor. */
  readonly username: string | undefined;
  readonly reply: string;
  /** Where it can be answered: the ticket's page of a player, the contact form of a visitor. */
  readonly url: string;
}

/** Brings somebody what the support has answered. */
export const supportReplyLetter = ({ number, username, reply, url }: SupportReply): Letter => ({
  kind: 'support-reply',
  subject: `Our support has answered you (${number})`,
  opening: [
    username === undefined ? 'Hello,' : `Hello ${username},`,
    `this is the answer to your ticket ${number}:`,
    ...linesOf(reply),
  ],
  links: [{ label: username === undefined ? 'Write to us again' : 'Answer in your ticket', url }],
  closing: username === undefined ? [`Please name the ticket ${number} when you write about this again.`] : [],
  reason: `You receive this mail because a message with this address was sent to the support of ${brand.siteName}.`,
});
