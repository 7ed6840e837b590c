import type { FastifyInstance, FastifyReply } from 'fastify';
import { timingSafeEqual, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Cents } from '../../../src/domain/market/money';
import { formatDollars } from '../../../src/domain/market/money';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { parseForms } from '../../platform/http/parse-forms';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { refusalOfError } from '../../platform/http/refusal-of-error';
import { plainPage } from '../../platform/rendering/plain-page';
import { plainPolicy } from '../../platform/security/page-policy';
import type { Ask } from '../../platform/system/ask';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { SandboxKeys, SandboxCheckout } from '../payments/sandbox-wire';
import { sandboxCheckout } from '../payments/sandbox-wire';
import { EventSender } from './event-sender';

/** Actions on the page of a checkout. */
export const checkoutActions = [
  'pay',
  'late',
  'twice',
  'decline',
  'cancel',
  'refund',
  'dispute',
  'dispute-won',
] as const;
type CheckoutAction = (typeof checkoutActions)[number];

const button = (act: CheckoutAction, words: string, note = '', style = ''): string =>
  `<button name="act" value="${act}"${style}>${escapeHtml(words)}${note ? `<small>${escapeHtml(note)}</small>` : ''}</button>`;

const listed = (buttons: readonly string[]): string => `<ul>${buttons.map((one) => `<li>${one}</li>`).join('')}</ul>`;

/** Renders the page of a checkout without money. `message` describes the last action. */
export function checkoutPage({ amount, price }: SandboxCheckout, nonce: string, message: string | undefined): string {
  const note = message === undefined ? '' : `<p role="status"><strong>${escapeHtml(message)}</strong></p>`;
  return plainPage({
    title: `Pay ${formatDollars(price as Cents)}`,
    nonce,
    body: `<p>${amount} coins, VAT included. This page replaces a payment provider while ${brand.siteName} runs on your own machine. No money is charged.</p>
${note}<form method="post">
${button('pay', 'Pay', '', ' class="main"')}
${button('cancel', 'Cancel and go back', '', ' class="quiet"')}
<hr><p>Simulate another outcome:</p>
${listed([
  button(
    'late',
    'Pay, with a late event',
    'You return at once. The coins arrive after ten seconds, or never if the server restarts before.',
  ),
  button('twice', 'Pay, with a repeated event', 'Providers repeat an event if the response is lost.'),
  button('decline', 'Decline the card'),
])}
<p>After the payment:</p>
${listed([
  button('refund', 'Refund'),
  button('dispute', 'Dispute', 'The bank takes the money back until it decides.'),
  button('dispute-won', 'Win the dispute', 'The bank decides in favour of the shop.'),
])}</form>`,
  });
}

const mac = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** Encodes a checkout in a signed id, so that the sandbox stores nothing. */
export function writeCheckoutId(secret: string, checkout: SandboxCheckout): string {
  const body = Buffer.from(JSON.stringify(checkout)).toString('base64url');
  return `${body}.${mac(secret, body).toString('base64url')}`;
}

/** Decodes the id of a checkout. Undefined for an id that this sandbox has not signed. */
export function readCheckoutId(secret: string, id: string): SandboxCheckout | undefined {
  const [body = '', signature = '', ...more] = id.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = mac(secret, body);
  if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const read = z.safeParse(sandboxCheckout, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return read.success ? read.data : undefined;
}

/** Renders the error page of an invalid checkout, with a link to the shop. */
function refusedPage({ message }: Pick<Refusal, 'message'>, nonce: string, urls: PublicUrls): string {
  return plainPage({
    title: 'Checkout not found',
    nonce,
    body: `<p role="status">${escapeHtml(message)}</p>
<p><a href="${escapeHtml(urls.portal('/market'))}">Back to the ${brand.siteName} shop</a></p>`,
  });
}

interface PayHost {
  readonly deps: Pick<ServerDependencies, 'clock' | 'random' | 'urls'>;
  readonly keys: SandboxKeys;
  readonly ask: Ask;
  /** Address that receives the events. */
  readonly webhook: string;
}

interface OfCheckout {
  readonly Querystring: { readonly id?: string | string[] };
}

/** Reported state of an action, and its message or redirect. */
interface Outcome {
  readonly state: PurchaseOrderState;
  readonly to?: 'success' | 'cancel';
  readonly message?: string;
}

const LATE_MS = 10_000;

const outcomes: Readonly<Record<CheckoutAction, Outcome>> = {
  pay: { state: 'paid', to: 'success' },
  late: { state: 'paid', to: 'success' },
  twice: { state: 'paid', to: 'success' },
  cancel: { state: 'cancelled', to: 'cancel' },
  decline: { state: 'failed', message: 'The card was declined. You can try again.' },
  refund: { state: 'refunded', message: 'The refund was reported.' },
  dispute: { state: 'disputed', message: 'The dispute was reported.' },
  'dispute-won': { state: 'dispute-won', message: 'The won dispute was reported.' },
};

const sameText = (given: string, own: string): boolean =>
  given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));

/** Serves the payment sandbox: opens checkouts for the portal, shows them to buyers and sends an event for each action. */
export async function payHost(app: FastifyInstance, { deps, keys, ask, webhook }: PayHost): Promise<void> {
  const { clock, random, urls } = deps;
  const sender = new EventSender({ ask, clock, secret: keys.eventSecret, address: webhook });
  app.addHook('onClose', async () => sender.stop());

  const requireCheckout = ({ id }: OfCheckout['Querystring']): SandboxCheckout => {
    const checkout = typeof id === 'string' ? readCheckoutId(keys.checkoutSecret, id) : undefined;
    if (!checkout) throw new RefusalError(refusal.notFound('checkout'));
    return checkout;
  };
  const show = (reply: FastifyReply, checkout: SandboxCheckout, message?: string): FastifyReply => {
    const nonce = random.bytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce, [urls.payOrigin, urls.portalOrigin]))
      .type('text/html; charset=utf-8')
      .send(checkoutPage(checkout, nonce, message));
  };
  const sendEvents = async (act: CheckoutAction, checkout: SandboxCheckout): Promise<void> => {
    const { state } = outcomes[act];
    if (act === 'late') return sender.sendDelayed(checkout, state, LATE_MS);
    await sender.send(checkout, state);
    if (act === 'twice') await sender.send(checkout, state);
  };

  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOfError(error);
    // Bugs are logged by the general handler, and calls of programs need no page.
    if (refused.status >= 500 || request.url.startsWith('/v1/')) throw error;
    const nonce = random.bytes(16).toString('base64');
    return reply
      .code(refused.status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce, []))
      .type('text/html; charset=utf-8')
      .send(refusedPage(refused, nonce, urls));
  });
  parseForms(app);
  app.post('/v1/checkouts', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${keys.apiKey}`))
      throw new RefusalError(refusal.forbidden());
    const requested = z.safeParse(sandboxCheckout, request.body);
    if (!requested.success) throw new RefusalError(refusal.badRequest());
    const id = writeCheckoutId(keys.checkoutSecret, requested.data);
    return reply.send({ id, url: `${urls.payOrigin}/checkout?id=${id}` });
  });
  app.get<OfCheckout>('/checkout', async ({ query }, reply) => show(reply, requireCheckout(query)));
  app.get('/*', async () => {
    throw new RefusalError(refusal.notFound());
  });
  app.post<OfCheckout>('/checkout', async ({ query, body }, reply) => {
    const checkout = requireCheckout(query);
    const value = body instanceof URLSearchParams ? body.get('act') : undefined;
    const act = checkoutActions.find((one) => one === value);
    if (act === undefined) throw new RefusalError(refusal.badRequest());
    const { to, message } = outcomes[act];
    await sendEvents(act, checkout);
    return to === undefined ? show(reply, checkout, message) : reply.redirect(checkout[to], 303);
  });
}
