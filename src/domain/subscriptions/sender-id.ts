import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';
import type { MailSender } from './mail-subscription';

/** One sender of mails: a game or a developer, by its slug. */
export interface NamedSender {
  readonly sender: MailSender;
  readonly slug: string;
}

const prefixes: Readonly<Record<MailSender, string>> = { game: 'game:', developer: 'dev:' };

/** The form of every sender's id. */
export const SENDER_ID = new RegExp(`^(${Object.values(prefixes).join('|')})${SLUG_PATTERN}$`);

/** Most characters of a sender's id. */
export const SENDER_ID_MAX = prefixes.game.length + SLUG_MAX;

/** A sender as addresses name it: `game:lantern-drift`, `dev:paper-moon`. */
export function senderId({ sender, slug }: NamedSender): string {
  return `${prefixes[sender]}${slug}`;
}

/** Reads what an id of the form above names. */
export function parseSenderId(id: string): NamedSender {
  const sender = id.startsWith(prefixes.game) ? 'game' : 'developer';
  return { sender, slug: id.slice(prefixes[sender].length) };
}
