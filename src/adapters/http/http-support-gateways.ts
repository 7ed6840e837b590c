import type { FeedbackGateway } from '../../application/notices/feedback-gateway.port';
import type { SupportGateway } from '../../application/support/support-gateway.port';
import type { WireTicket, WireTicketCard } from '../../contract/support.contract';
import type { FeedbackEndpoint } from '../../domain/notices/feedback';
import type { Ticket, TicketCard } from '../../domain/support/ticket';
import type { HttpClient } from './http-client';
import { toPagination } from './pagination.mapper';
import type { CallName } from './wire';

export const httpSupportGateway = (http: HttpClient): SupportGateway => ({
  tickets: (page, signal) =>
    http.send('ticketList', { query: { page }, signal }, ({ items, pagination }) => ({
      items: items.map(toCard),
      pagination: toPagination(pagination),
    })),
  ticket: (number, signal) => http.send('ticketDetails', { params: { ticket: number }, signal }, toTicket),
  open: ({ subject, message, game }, key) =>
    http.send('ticketOpen', { body: { subject, message, game }, key }, ({ ticket }) => ticket),
  reply: (number, text, key) =>
    http.send('ticketReply', { params: { ticket: number }, body: { message: text }, key }, toTicket),
});

function toCard({ ticket: number, ...card }: WireTicketCard): TicketCard {
  return { number, ...card };
}

function toTicket({ posts, ...card }: WireTicket): Ticket {
  return { ...toCard(card), posts };
}

const CALLS = { help: 'helpFeedback' } as const satisfies Record<FeedbackEndpoint, CallName>;

export const httpFeedbackGateway = (http: HttpClient): FeedbackGateway => ({
  send: (endpoint, { subject, text, rating }) => http.send(CALLS[endpoint], { body: { subject, text, rating } }),
});
