import type { ApiFailure } from '../../application/http/api-failure';
import type { FeedbackGateway } from '../../application/notices/feedback-gateway.port';
import type { NewTicket, SupportGateway, TicketList } from '../../application/support/support-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { WireTicket, WireTicketCard } from '../../contract/support.contract';
import type { FeedbackEndpoint } from '../../domain/notices/feedback';
import type { Feedback } from '../../domain/notices/feedback-modal';
import type { Result } from '../../domain/shared/result';
import type { Ticket, TicketCard } from '../../domain/support/ticket';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';
import { toPagination } from './pagination.mapper';
import type { CallName } from './wire';

export class HttpSupportGateway implements SupportGateway {
  constructor(private readonly http: HttpClient) {}

  async tickets(page: number, signal?: CancelSignal): Promise<Result<TicketList, ApiFailure>> {
    return mapOk(await this.http.send('ticketList', { query: { page }, signal }), ({ items, pagination }) => ({
      items: items.map(toCard),
      pagination: toPagination(pagination),
    }));
  }

  async ticket(number: string, signal?: CancelSignal): Promise<Result<Ticket, ApiFailure>> {
    return mapOk(await this.http.send('ticketDetails', { params: { ticket: number }, signal }), toTicket);
  }

  async open({ subject, message }: NewTicket, key: string): Promise<Result<string, ApiFailure>> {
    return mapOk(await this.http.send('ticketOpen', { body: { subject, message }, key }), ({ ticket }) => ticket);
  }

  async reply(number: string, text: string, key: string): Promise<Result<Ticket, ApiFailure>> {
    const call = { params: { ticket: number }, body: { message: text }, key };
    return mapOk(await this.http.send('ticketReply', call), toTicket);
  }
}

function toCard({ ticket: number, ...card }: WireTicketCard): TicketCard {
  return { number, ...card };
}

function toTicket({ posts, ...card }: WireTicket): Ticket {
  return { ...toCard(card), posts };
}

const CALLS = { help: 'helpFeedback' } as const satisfies Record<FeedbackEndpoint, CallName>;

export class HttpFeedbackGateway implements FeedbackGateway {
  constructor(private readonly http: HttpClient) {}

  async send(endpoint: FeedbackEndpoint, { subject, text, rating }: Feedback): Promise<Result<void, ApiFailure>> {
    const body = { subject, text, ...(rating === undefined ? {} : { rating }) };
    return mapOk(await this.http.send(CALLS[endpoint], { body }), discardValue);
  }
}
