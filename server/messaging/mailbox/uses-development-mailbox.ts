import type { Config } from '../../platform/config/config';

/** True if emails go to the development mailbox, which everybody with access to the server can read. */
export const usesDevelopmentMailbox = ({ production, smtpUrl }: Pick<Config, 'production' | 'smtpUrl'>): boolean =>
  !production && smtpUrl === undefined;
