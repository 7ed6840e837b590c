import type { Config } from '../../platform/config/config';
import type { Logger } from '../../deps';

/** Tells the operator at the start of a production server that nobody is named who reads what is written to the support. */
export function warnOfUnread({ mailFrom, operator, production }: Config, log: Logger): void {
  if (production && operator.contact === undefined)
    log.warn(
      `HOLOCADE_CONTACT is not set: messages to the support are mailed to ${mailFrom}, which somebody has to read`,
    );
}
