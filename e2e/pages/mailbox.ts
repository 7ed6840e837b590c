import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** A mail as the development mailbox keeps it. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
}

const LINK = /https?:\/\/\S+/;

/** The mail with the link that confirms an address. */
export const VERIFY_MAIL = 'Please confirm your email address';

/** What the server has mailed to one address. */
export class Mailbox {
  constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  /** Waits for the mail of this subject. */
  async mail(subject: string | RegExp): Promise<Mail> {
    const fits = (mail: Mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));
    let found: Mail | undefined;
    await expect
      .poll(async () => (found = (await this.all()).find(fits)), { message: `a mail "${String(subject)}"` })
      .toBeDefined();
    if (found === undefined) throw new Error('There is no such mail.');
    return found;
  }

  /** Waits for the mail of this subject, and tells the first link in it. */
  async link(subject: string | RegExp): Promise<string> {
    const { text } = await this.mail(subject);
    const [link] = LINK.exec(text) ?? [];
    if (link === undefined) throw new Error(`There is no link in "${text}".`);
    return link;
  }

  /** Node does not resolve names below `localhost`, so the host is named in the header. */
  async all(): Promise<readonly Mail[]> {
    const { hostname, port } = new URL(this.page.url());
    const answer = await this.page.request.get(`http://127.0.0.1:${port}/api/mails`, {
      params: { to: this.address },
      headers: { host: `mail.${hostname}:${port}` },
    });
    return (await answer.json()) as readonly Mail[];
  }
}
