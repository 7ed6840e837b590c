import type { AddressObject } from 'mailparser';
import { simpleParser } from 'mailparser';

/** A mail as the mailbox shows it. */
export interface StoredMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** Undefined when the mail does not say when it was written. */
  readonly date: Date | undefined;
  readonly text: string;
  /** Empty when the mail has no such part. */
  readonly html: string;
  /** As they came, one line each. */
  readonly headers: readonly string[];
}

const addressesOf = (field: AddressObject | AddressObject[] | undefined): readonly string[] =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => (address ? [address] : [])));

/** Reads a mail as it came over the wire. */
export async function readMail(id: string, source: Buffer): Promise<StoredMail> {
  const mail = await simpleParser(source, { skipImageLinks: true, skipTextToHtml: true, skipHtmlToText: true });
  return {
    id,
    from: mail.from?.text ?? '',
    to: addressesOf(mail.to),
    subject: mail.subject ?? '',
    date: mail.date,
    text: mail.text ?? '',
    html: mail.html === false ? '' : mail.html,
    headers: mail.headerLines.map(({ line }) => line),
  };
}
