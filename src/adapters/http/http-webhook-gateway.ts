import type { WebhookGateway } from '../../application/console/webhook-gateway.port';
import type { EndpointChoice } from '../../domain/server-api/webhooks';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

const bodyOf = ({ url, events }: EndpointChoice) => ({ url, events: [...events] });

export const httpWebhookGateway = (http: HttpClient): WebhookGateway => ({
  list: (game) => http.send('webhookList', { params: { ...game } }, ({ endpoints }) => endpoints),
  create: (game, choice) =>
    http.send('webhookCreate', { params: { ...game }, body: bodyOf(choice) }, ({ secret }) => secret),
  change: (game, id, choice, on) =>
    http.send('webhookChange', { params: { ...game, id }, body: { ...bodyOf(choice), on } }),
  remove: (game, id) => http.send('webhookRemove', { params: { ...game, id } }),
  test: (game, id) => http.send('webhookTest', { params: { ...game, id } }),
  deliveries: (game, id, page) => http.send('webhookLog', { params: { ...game, id }, query: { page } }, toPage),
  resend: (game, id, delivery) => http.send('webhookResend', { params: { ...game, id, delivery } }),
});
