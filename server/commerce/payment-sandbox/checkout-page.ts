import type { Cents } from '../../../src/domain/market/coin-offer';
import { formatDollars } from '../../../src/domain/market/coin-offer';
import { brand } from '../../../src/domain/shared/brand';
import { escapeHtml } from '../../messaging/mail/escape-html';
import { plainPage } from '../../platform/rendering/plain-page';
import type { SandboxCheckout } from '../payments/sandbox-wire';

/** What can be done on the page of a checkout. */
export const checkoutActs = ['pay', 'late', 'twice', 'decline', 'cancel', 'refund', 'dispute', 'dispute-won'] as const;
export type CheckoutAct = (typeof checkoutActs)[number];

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
