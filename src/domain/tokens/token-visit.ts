import { paymentTarget } from '../market/purchase-order';
import { readToken } from './token';
import type { TokenCall } from './token-call';
import { tokenCall } from './token-call';
import type { TokenPage } from './token-templates';

/** One visit of a token page (spec 2 §4); no state contains the token itself. */
export type TokenVisit =
  | { readonly kind: 'unopened' }
  /** The form had no valid token. */
  | { readonly kind: 'left' }
  /** The token is missing or invalid, as in a truncated link; no call is made. */
  | { readonly kind: 'broken' }
  /** The page's form takes over and makes the call. */
  | { readonly kind: 'form'; readonly call: TokenCall }
  /** The call waits for the reader's confirmation. */
  | { readonly kind: 'asking'; readonly call: TokenCall }
  | { readonly kind: 'processing'; readonly call: TokenCall }
  | { readonly kind: 'success'; readonly message: string }
  | { readonly kind: 'redirecting'; readonly to: string }
  | { readonly kind: 'error'; readonly message: string };

export type TokenVisitEvent =
  | { readonly type: 'opened'; readonly page: TokenPage; readonly token: string | undefined }
  /** A reload or the browser's Back button after a success; `message` is that of the success. */
  | { readonly type: 'reopened'; readonly message: string }
  | { readonly type: 'agreed' }
  | { readonly type: 'succeeded'; readonly message: string }
  /** `hosts` are those of the payment provider. */
  | { readonly type: 'payment-url-received'; readonly url: string; readonly hosts: readonly string[] }
  | { readonly type: 'refused'; readonly message: string };

export type TokenCommand =
  /** Removes the token from the address bar and the history. */
  | { readonly type: 'forget-token' }
  /** Stores the message of the success with the page, because the token is gone. */
  | { readonly type: 'store-success'; readonly message: string }
  | { readonly type: 'go-home' }
  | { readonly type: 'call'; readonly call: TokenCall }
  | { readonly type: 'go'; readonly to: string };

export interface TokenStep {
  readonly visit: TokenVisit;
  readonly commands: readonly TokenCommand[];
}

/** State before the token is parsed. */
export const unopenedVisit: TokenVisit = { kind: 'unopened' };

/** Pages whose call waits for a form: the social registration and the reset pane. */
export const formPages: readonly TokenPage[] = ['social-finalize', 'reset-password'];

/** Pages that ask for confirmation: email scanners open every link, and some run its script. */
export const askingPages: readonly TokenPage[] = ['subscription-unsubscribe'];

/**
 * Returns the visit after an event. A page opens once; events that do not fit the state are ignored.
 * @rule 2.4.24 Token pages show processing, then success or error.
 * @rule 2.5.5 A form without a valid token leads to the home page; every other page shows that its link is incomplete.
 * @rule 3.5 The token leaves the address bar at once; a refused token shows the server's message.
 */
export function nextTokenVisit(visit: TokenVisit, event: TokenVisitEvent): TokenStep {
  switch (event.type) {
    case 'opened':
      return visit.kind === 'unopened' ? opened(event.page, event.token) : stay(visit);
    case 'reopened':
      return stay(visit.kind === 'unopened' ? { kind: 'success', message: event.message } : visit);
    case 'agreed':
      return visit.kind === 'asking' ? processing(visit.call) : stay(visit);
    case 'succeeded':
      return visit.kind === 'processing' ? done(event.message) : stay(visit);
    case 'payment-url-received':
      return visit.kind === 'processing' ? leave(paymentTarget(event.url, event.hosts)) : stay(visit);
    case 'refused':
      return stay(visit.kind === 'processing' ? { kind: 'error', message: event.message } : visit);
  }
}

const stay = (visit: TokenVisit, ...commands: readonly TokenCommand[]): TokenStep => ({ visit, commands });

const done = (message: string): TokenStep => stay({ kind: 'success', message }, { type: 'store-success', message });

const leave = (to: string): TokenStep => stay({ kind: 'redirecting', to }, { type: 'go', to });

function opened(page: TokenPage, token: string | undefined): TokenStep {
  const found = readToken(page, token);
  const { visit, commands } = found.ok ? started(page, tokenCall(page, found.value)) : incomplete(page);
  return { visit, commands: [{ type: 'forget-token' }, ...commands] };
}

function incomplete(page: TokenPage): TokenStep {
  return formPages.includes(page) ? stay({ kind: 'left' }, { type: 'go-home' }) : stay({ kind: 'broken' });
}

const processing = (call: TokenCall): TokenStep => stay({ kind: 'processing', call }, { type: 'call', call });

function started(page: TokenPage, call: TokenCall): TokenStep {
  if (askingPages.includes(page)) return stay({ kind: 'asking', call });
  return formPages.includes(page) ? stay({ kind: 'form', call }) : processing(call);
}
