import type { Config } from '../../platform/config/config';
import type { Logger } from '../../deps';

/** Warns the operator of a production server that no support address is configured. */
export function warnOfUnread({ mailFrom, operator, production }: Config, log: Logger): void {
  if (production && operator.contact === undefined)
    log.warn(
      `HOLOCADE_CONTACT is not set: support messages are sent to ${mailFrom}. Set it to a mailbox that is read.`,
    );
}
