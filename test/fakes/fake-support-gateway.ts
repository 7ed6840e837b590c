import type { ApiFailure } from '../../src/application/http/api-failure';
import type { SupportGateway, TicketList } from '../../src/application/support/support-gateway.port';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { NewTicket, Ticket } from '../../src/domain/support/ticket';
import { ticketStatusAfter } from '../../src/domain/support/ticket';
import { aRefusal } from './a-refusal';

const date = '2026-01-01T00:00:00.000Z';
const PER_PAGE = 10;

/** Creates a ticket with one message. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  const posts = [{ by: 'player', text: 'It does not open.', date }] as const;
  const ticket = { number: 'ABCD2345', subject: 'A door', status: 'open', created: date, updated: date } as const;
  return { ...ticket, replies: 0, about: undefined, posts, ...change };
}

/** In-memory tickets of a player; every call fails with `failure` while it is set. */
export class FakeSupportGateway implements SupportGateway {
  kept: readonly Ticket[] = [];
  failure: ApiFailure | undefined;
  readonly keys: string[] = [];

  tickets(page: number): Promise<Result<TicketList, ApiFailure>> {
    const items = this.kept.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return this.answer({ items, pagination: paginate(this.kept.length, page, PER_PAGE) });
  }

  ticket(number: string): Promise<Result<Ticket, ApiFailure>> {
    const found = this.kept.find((one) => one.number === number);
    return found === undefined && this.failure === undefined
      ? Promise.resolve(err(aRefusal({ status: 404, message: 'This ticket does not exist.' })))
      : this.answer(found ?? aTicket());
  }

  open({ subject, message, game }: NewTicket, key: string): Promise<Result<string, ApiFailure>> {
    this.keys.push(key);
    if (this.failure === undefined) {
      const about = game === undefined ? undefined : { slug: game, title: 'Kite', developer: 'Northlight Forge' };
      this.kept = [aTicket({ subject, about, posts: [{ by: 'player', text: message, date }] }), ...this.kept];
    }
    return this.answer('ABCD2345');
  }

  reply(number: string, text: string, key: string): Promise<Result<Ticket, ApiFailure>> {
    this.keys.push(key);
    return this.failure === undefined ? this.write(number, 'player', text) : Promise.resolve(err(this.failure));
  }

  /** Writes a post; posts of the support do not come through a gateway call. */
  write(number: string, by: 'player' | 'support', text: string): Promise<Result<Ticket, ApiFailure>> {
    this.kept = this.kept.map((one) =>
      one.number === number
        ? {
            ...one,
            status: ticketStatusAfter({ type: 'replied', by }),
            replies: one.replies + 1,
            posts: [...one.posts, { by, text, date }],
          }
        : one,
    );
    return this.ticket(number);
  }

  private answer<T>(value: T): Promise<Result<T, ApiFailure>> {
    return Promise.resolve(this.failure === undefined ? ok(value) : err(this.failure));
  }
}
