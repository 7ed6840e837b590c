import { createTransport } from 'nodemailer';
import { brand } from '../../../src/domain/shared/brand';
import { err, ok } from '../../../src/domain/shared/result';
import type { Logger } from '../../deps';
import type { Config } from '../../platform/config/config';
import { usesDevelopmentMailbox } from '../mailbox/uses-development-mailbox';
import type { MailTransport, MailFailure } from './mail-transport';

interface SmtpSettings {
  /** `smtps://` uses TLS from the start, `smtp://` uses STARTTLS if offered. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
  /** Base host, used in message ids. */
  readonly host: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Returns the loggable part of a failure. The response text is left out, because it can contain addresses. */
function failureOf(error: unknown): MailFailure {
  const {
    code = 'unknown',
    responseCode,
    command,
  } = error as Error & {
    readonly code?: string;
    readonly responseCode?: number;
    readonly command?: string;
  };
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  if (responseCode === undefined) return { kind: 'unreachable', reason };
  const forGood = command === 'RCPT TO' && responseCode >= 500;
  return { kind: forGood ? 'no-such-recipient' : 'refused', reason };
}

/** Headers of one-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Creates an SMTP transport. Content of an email never makes it read files or fetch addresses. */
export function smtpTransport({ url, from, host }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: ({ id, recipient, unsubscribeUrl, ...mail }, signal) =>
      transport
        .sendMail({
          ...mail,
          signal,
          from: { name: brand.siteName, address: from },
          to: { name: '', address: recipient },
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        })
        .then(
          () => ok(undefined),
          (error: unknown) => err(failureOf(error)),
        ),
    async close() {
      transport.close();
    },
  };
}

/** Connects to a mail server and logs in, without sending. Rejects with the reason, after `limitMs` at the latest. */
export async function verifySmtp(url: string, limitMs: number): Promise<void> {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, dnsTimeout: limitMs, socketTimeout: limitMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Opens the configured transport, or the development mailbox outside production. Undefined without either. */
export async function openMailTransport(config: Config, log: Logger): Promise<MailTransport | undefined> {
  const { smtpUrl, mailFrom: from, host } = config;
  if (smtpUrl !== undefined) return smtpTransport({ url: smtpUrl, from, host });
  if (!usesDevelopmentMailbox(config)) {
    log.warn('HOLOCADE_SMTP_URL is not set: emails wait and are given up after 24 hours. Set it to a mail server.');
    return undefined;
  }
  const { openMailboxServer } = await import('../mailbox/mailbox-server');
  const mailbox = await openMailboxServer(config, log);
  const transport = smtpTransport({ url: mailbox.url, from, host });
  return {
    ...transport,
    async close() {
      await transport.close();
      await mailbox.close();
    },
  };
}
