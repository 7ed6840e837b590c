import type { MailTransport } from '../mail/mail-transport';
import { sendDueMails } from '../mail/send-due-mails';
import { cleanUp } from './clean-up';
import type { Job } from './job';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** Every job of the house. */
export const houseJobs = (transport: MailTransport | undefined): readonly Job[] => [
  { name: 'mails', everyMs: 15 * SECOND, run: (deps, signal) => sendDueMails(deps, transport, signal) },
  { name: 'cleanup', everyMs: HOUR, run: cleanUp },
];
