import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { usesDevelopmentMailbox } from '../mailbox/uses-development-mailbox';
import { countOptional } from './mail.repository';

/** True if emails can be sent. False in production without a mail server; then no email may be promised. */
export const isMailEnabled = (config: Pick<Config, 'production' | 'smtpUrl'>): boolean =>
  config.smtpUrl !== undefined || usesDevelopmentMailbox(config);

/** Maximum number of optional emails that wait for their first attempt. More would become outdated in the queue. */
const MAX_WAITING = 500;

/** True if the queue has room for optional emails. */
export const roomForMails = async (executor: Executor): Promise<boolean> =>
  (await countOptional(executor)) < MAX_WAITING;
