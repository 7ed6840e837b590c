import { brand } from '../../../src/domain/shared/brand';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { Refusal } from '../../platform/http/refusal';
import { escapeHtml } from '../../messaging/mail/escape-html';
import { plainPage } from '../../platform/rendering/plain-page';

/** The page of a checkout that is none, with the way back to the shop. */
export function refusedPage({ message }: Pick<Refusal, 'message'>, nonce: string, urls: PublicUrls): string {
  return plainPage({
    title: 'No payment here',
    nonce,
    body: `<p role="status">${escapeHtml(message)}</p>
<p><a href="${escapeHtml(urls.portal('/market'))}">Back to the ${brand.siteName} shop</a></p>`,
  });
}
