import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { usesDevelopmentMailbox } from '../mailbox/uses-development-mailbox';
import { countOptional } from './mail.repository';

/** Whether there is a way for mails; without one, as in production without a mail server, none may be promised. */
export const isMailEnabled = (config: Pick<Config, 'production' | 'smtpUrl'>): boolean =>
  config.smtpUrl !== undefined || usesDevelopmentMailbox(config);

/** So many mails that accounts can do without may wait for their first attempt: more would only grow old in the queue. */
const MOST_WAITING = 500;

/** Whether more mails that accounts can do without may be written now. */
export const roomForMails = async (executor: Executor): Promise<boolean> =>
  (await countOptional(executor)) < MOST_WAITING;
