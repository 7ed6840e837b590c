import type { Config } from '../../platform/config/config';

/** Whether mails go to the mailbox on this machine, where whoever reaches the server can read them. */
export const usesDevelopmentMailbox = ({ production, smtpUrl }: Pick<Config, 'production' | 'smtpUrl'>): boolean =>
  !production && smtpUrl === undefined;
