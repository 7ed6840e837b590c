import type { Config } from '../../platform/config/config';
import type { Logger } from '../../deps';
import { usesDevelopmentMailbox } from '../mailbox/uses-development-mailbox';
import type { MailTransport } from './mail-transport';
import { smtpTransport } from './smtp-transport';

/** The way for mails that the settings name; elsewhere than in production the mailbox, and none where there is neither. */
export async function openMailTransport(config: Config, log: Logger): Promise<MailTransport | undefined> {
  const { smtpUrl, mailFrom: from, host } = config;
  if (smtpUrl !== undefined) return smtpTransport({ url: smtpUrl, from, host });
  if (!usesDevelopmentMailbox(config)) {
    log.warn('HOLOCADE_SMTP_URL is not set: mails wait, and are given up after 24 hours');
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
