import type { Executor } from '../../platform/database/executor';
import { countOptional } from './mail.repository';

/** So many mails that accounts can do without may wait for their first attempt: more would only grow old in the queue. */
const MOST_WAITING = 500;

/** Whether more mails that accounts can do without may be written now. */
export const roomForMails = async (executor: Executor): Promise<boolean> =>
  (await countOptional(executor)) < MOST_WAITING;
