import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookup } from './portal-address';

interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

const FORM = 'application/x-www-form-urlencoded';

/** Requests a page like a browser that follows a link or submits a form, without cookies of the portal. */
function visit(address: URL, form?: string): Promise<Page> {
  const request = address.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = form === undefined ? {} : { 'content-type': FORM, 'content-length': Buffer.byteLength(form) };
  const headers = { accept: 'text/html', origin: address.origin, ...sent };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method: form === undefined ? 'GET' : 'POST', lookup, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const { statusCode: status = 0, headers: received } = incoming;
        resolve({ status, location: received.location, body: Buffer.concat(chunks).toString('utf8') });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(form);
  });
}

/** Follows a payment address to the sandbox's checkout and pays. Returns the portal path of the final redirect. */
export async function payAtCheckout(portal: URL, paymentUrl: string): Promise<string> {
  const redirect = await visit(new URL(paymentUrl, portal));
  if (redirect.status !== 303 || redirect.location === undefined)
    throw new Error('The payment address does not redirect.');
  const address = new URL(redirect.location, portal);
  const checkout = await visit(address);
  const hasButton = checkout.body.includes('<button name="act" value="pay"');
  if (checkout.status !== 200 || !hasButton) throw new Error('The checkout has no button to pay.');
  const paid = await visit(address, new URLSearchParams({ act: 'pay' }).toString());
  if (paid.status !== 303 || paid.location === undefined) throw new Error('The checkout accepted no payment.');
  const back = new URL(paid.location, portal);
  if (back.origin !== portal.origin) throw new Error('The checkout redirects to another origin.');
  return back.pathname + back.search;
}
