import type { Config } from '../config/config';
import { mailboxStandsIn } from '../mailbox/mailbox-stands-in';

/** Whether there is a way for mails; without one, as in production without a mail server, none may be promised. */
export const mailsGoOut = (config: Pick<Config, 'production' | 'smtpUrl'>): boolean =>
  config.smtpUrl !== undefined || mailboxStandsIn(config);
