import type { Config } from '../../platform/config/config';
import { usesDevelopmentMailbox } from '../mailbox/uses-development-mailbox';

/** Whether there is a way for mails; without one, as in production without a mail server, none may be promised. */
export const isMailEnabled = (config: Pick<Config, 'production' | 'smtpUrl'>): boolean =>
  config.smtpUrl !== undefined || usesDevelopmentMailbox(config);
