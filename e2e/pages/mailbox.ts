import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** An email in the development mailbox. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
}

const LINK = /https?:\/\/\S+/;

/** Subject of the verification email. */
export const VERIFY_MAIL = 'Please verify your email address';

/** The emails sent to one address. */
export class Mailbox {
  constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  /** Waits for the email with this subject. */
  async mail(subject: string | RegExp): Promise<Mail> {
    const fits = (mail: Mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));
    let found: Mail | undefined;
    await expect
      .poll(async () => (found = (await this.all()).find(fits)), { message: `a mail "${String(subject)}"` })
      .toBeDefined();
    if (found === undefined) throw new Error('There is no such mail.');
    return found;
  }

  /** Waits for the email with this subject and returns its first link. */
  async link(subject: string | RegExp): Promise<string> {
    const { text } = await this.mail(subject);
    const [link] = LINK.exec(text) ?? [];
    if (link === undefined) throw new Error(`There is no link in "${text}".`);
    return link;
  }

  /** Node does not resolve names below `localhost`, so the Host header names the host. */
  async all(): Promise<readonly Mail[]> {
    const { hostname, port } = new URL(this.page.url());
    const answer = await this.page.request.get(`http://127.0.0.1:${port}/api/mails`, {
      params: { to: this.address },
      headers: { host: `mail.${hostname}:${port}` },
    });
    return (await answer.json()) as readonly Mail[];
  }
}
