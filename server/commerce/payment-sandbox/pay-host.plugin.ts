import type { FastifyInstance, FastifyReply } from 'fastify';
import { timingSafeEqual, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Cents } from '../../../src/domain/market/money';
import { formatDollars } from '../../../src/domain/market/money';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { escapeHtml } from '../../messaging/mail/escape-html';
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
import { ReportSender } from './report-sender';

/** What can be done on the page of a checkout. */
export const checkoutActs = ['pay', 'late', 'twice', 'decline', 'cancel', 'refund', 'dispute', 'dispute-won'] as const;
type CheckoutAct = (typeof checkoutActs)[number];

const button = (act: CheckoutAct, words: string, note = '', style = ''): string =>
  `<button name="act" value="${act}"${style}>${escapeHtml(words)}${note ? `<small>${escapeHtml(note)}</small>` : ''}</button>`;

const listed = (buttons: readonly string[]): string => `<ul>${buttons.map((one) => `<li>${one}</li>`).join('')}</ul>`;

/** The page on which a buyer pays without money; `said` is what has just been done. */
export function checkoutPage({ amount, price }: SandboxCheckout, nonce: string, said: string | undefined): string {
  const note = said === undefined ? '' : `<p role="status"><strong>${escapeHtml(said)}</strong></p>`;
  return plainPage({
    title: `Pay ${formatDollars(price as Cents)}`,
    nonce,
    body: `<p>${amount} coins, VAT included. This page stands in for a payment provider while ${brand.siteName} runs on your own machine: no money moves.</p>
${note}<form method="post">
${button('pay', 'Pay', '', ' class="main"')}
${button('cancel', 'Cancel and go back', '', ' class="quiet"')}
<hr><p>Or let something else happen:</p>
${listed([
  button(
    'late',
    'Pay, but report it late',
    'You come back at once, the coins after ten seconds, or never if the server is started again before.',
  ),
  button('twice', 'Pay, and report it twice', 'As providers do when an answer is lost.'),
  button('decline', 'Let the card be declined'),
])}
<p>After it was paid:</p>
${listed([
  button('refund', 'Refund it'),
  button('dispute', 'Dispute it', 'The bank takes the money back until it has decided.'),
  button('dispute-won', 'Let the dispute be won', 'The bank decides for the shop.'),
])}</form>`,
  });
}

const mac = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** The id of a checkout, which carries all that the sandbox has to know of it: it forgets nothing, and keeps nothing. */
export function writeCheckoutId(secret: string, checkout: SandboxCheckout): string {
  const body = Buffer.from(JSON.stringify(checkout)).toString('base64url');
  return `${body}.${mac(secret, body).toString('base64url')}`;
}

/** What was put into an id; undefined for one that this sandbox has not written. */
export function readCheckoutId(secret: string, id: string): SandboxCheckout | undefined {
  const [body = '', signature = '', ...more] = id.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = mac(secret, body);
  if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const read = z.safeParse(sandboxCheckout, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return read.success ? read.data : undefined;
}

/** The page of a checkout that is none, with the way back to the shop. */
function refusedPage({ message }: Pick<Refusal, 'message'>, nonce: string, urls: PublicUrls): string {
  return plainPage({
    title: 'No payment here',
    nonce,
    body: `<p role="status">${escapeHtml(message)}</p>
<p><a href="${escapeHtml(urls.portal('/market'))}">Back to the ${brand.siteName} shop</a></p>`,
  });
}

interface PayHost {
  readonly deps: Pick<ServerDependencies, 'clock' | 'random' | 'urls'>;
  readonly keys: SandboxKeys;
  readonly ask: Ask;
  /** Where reports go. */
  readonly reportTo: string;
}

interface OfCheckout {
  readonly Querystring: { readonly id?: string | string[] };
}

/** What each act reports and then says, or where it leads. */
interface Course {
  readonly state: PurchaseOrderState;
  readonly to?: 'success' | 'cancel';
  readonly said?: string;
}

const FORM = 'application/x-www-form-urlencoded';
const LATE_MS = 10_000;

const courses: Readonly<Record<CheckoutAct, Course>> = {
  pay: { state: 'paid', to: 'success' },
  late: { state: 'paid', to: 'success' },
  twice: { state: 'paid', to: 'success' },
  cancel: { state: 'cancelled', to: 'cancel' },
  decline: { state: 'failed', said: 'The card was declined. You can try again.' },
  refund: { state: 'refunded', said: 'The refund was reported.' },
  dispute: { state: 'disputed', said: 'The dispute was reported.' },
  'dispute-won': { state: 'dispute-won', said: 'The won dispute was reported.' },
};

const sameText = (given: string, own: string): boolean =>
  given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));

/** The sandbox's host: it opens checkouts for the portal, shows them to buyers and reports what they did. */
export async function payHost(app: FastifyInstance, { deps, keys, ask, reportTo }: PayHost): Promise<void> {
  const { clock, random, urls } = deps;
  const sender = new ReportSender({ ask, clock, secret: keys.reportSecret, address: reportTo });
  app.addHook('onClose', async () => sender.stop());

  const required = ({ id }: OfCheckout['Querystring']): SandboxCheckout => {
    const checkout = typeof id === 'string' ? readCheckoutId(keys.checkoutSecret, id) : undefined;
    if (!checkout) throw new RefusalError(refusal.notFound('checkout'));
    return checkout;
  };
  const show = (reply: FastifyReply, checkout: SandboxCheckout, said?: string): FastifyReply => {
    const nonce = random.bytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce, [urls.payOrigin, urls.portalOrigin]))
      .type('text/html; charset=utf-8')
      .send(checkoutPage(checkout, nonce, said));
  };
  const report = async (act: CheckoutAct, checkout: SandboxCheckout): Promise<void> => {
    const { state } = courses[act];
    if (act === 'late') return sender.sendLate(checkout, state, LATE_MS);
    await sender.send(checkout, state);
    if (act === 'twice') await sender.send(checkout, state);
  };

  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOfError(error);
    // What is a bug is logged where all are; a program reads no page.
    if (refused.status >= 500 || request.url.startsWith('/v1/')) throw error;
    const nonce = random.bytes(16).toString('base64');
    return reply
      .code(refused.status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce, []))
      .type('text/html; charset=utf-8')
      .send(refusedPage(refused, nonce, urls));
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post('/v1/checkouts', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${keys.apiKey}`))
      throw new RefusalError(refusal.forbidden());
    const wanted = z.safeParse(sandboxCheckout, request.body);
    if (!wanted.success) throw new RefusalError(refusal.badRequest());
    const id = writeCheckoutId(keys.checkoutSecret, wanted.data);
    return reply.send({ id, url: `${urls.payOrigin}/checkout?id=${id}` });
  });
  app.get<OfCheckout>('/checkout', async ({ query }, reply) => show(reply, required(query)));
  app.get('/*', async () => {
    throw new RefusalError(refusal.notFound());
  });
  app.post<OfCheckout>('/checkout', async ({ query, body }, reply) => {
    const checkout = required(query);
    const chosen = body instanceof URLSearchParams ? body.get('act') : undefined;
    const act = checkoutActs.find((one) => one === chosen);
    if (act === undefined) throw new RefusalError(refusal.badRequest());
    const { to, said } = courses[act];
    await report(act, checkout);
    return to === undefined ? show(reply, checkout, said) : reply.redirect(checkout[to], 303);
  });
}
