import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';
import type { MailSender } from './mail-subscription';

/** A sender of emails: a game or a developer, by its slug. */
export interface NamedSender {
  readonly sender: MailSender;
  readonly slug: string;
}

const prefixes: Readonly<Record<MailSender, string>> = { game: 'game:', developer: 'dev:' };

/** Pattern of a sender's id. */
export const SENDER_ID = new RegExp(`^(${Object.values(prefixes).join('|')})${SLUG_PATTERN}$`);

/** Maximum length of a sender's id, in characters. */
export const SENDER_ID_MAX = prefixes.game.length + SLUG_MAX;

/** Formats a sender for an address: `game:lantern-drift`, `dev:paper-moon`. */
export function senderId({ sender, slug }: NamedSender): string {
  return `${prefixes[sender]}${slug}`;
}

/** Parses an id of the form above. */
export function parseSenderId(id: string): NamedSender {
  const sender = id.startsWith(prefixes.game) ? 'game' : 'developer';
  return { sender, slug: id.slice(prefixes[sender].length) };
}
