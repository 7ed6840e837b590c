import type { ContactForm } from '../../../src/domain/help/contact-form';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { RouteInput } from '../../platform/http/route';
import type { supportMessage } from '../../../src/contract/help.contract';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { queueSupportMails } from './queue-support-mails';
import type { StoredTicket } from './ticket.repository';
import { findTicket, insertTicket } from './ticket.repository';

const isSame = (kept: StoredTicket, form: ContactForm): boolean =>
  kept.subject === form.subject && kept.email === form.email && kept.message === form.message;

/** Keeps a message and mails of it, and answers the number of its ticket; sent once more under the same key it is the first ticket, and something else under that key is refused. */
export async function openTicket(
  { config, jobs, random, urls }: Pick<ServerDependencies, 'config' | 'jobs' | 'random' | 'urls'>,
  form: ContactForm,
  { caller, idempotencyKey, now, tx, ...input }: Omit<RouteInput<typeof supportMessage>, 'body'>,
): Promise<Result<string, Refusal>> {
  const { player, ip } = caller;
  const number = await insertTicket(tx, random, { ...form, accountId: player?.id, idempotencyKey, now });
  if (number !== undefined) {
    await queueSupportMails(tx, { config, urls }, { ...form, number, player, ip, now });
    input.afterCommit(() => jobs.wake('mails'));
    return ok(number);
  }
  const kept = idempotencyKey === undefined ? undefined : await findTicket(tx, idempotencyKey);
  return kept && isSame(kept, form) ? ok(kept.number) : err(refusal.keyReused());
}
