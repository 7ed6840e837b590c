import { paymentTarget } from '../market/purchase-order';
import { readToken } from './token';
import type { TokenCall } from './token-call';
import { tokenCall } from './token-call';
import type { TokenPage } from './token-templates';

/** One visit of a token page (spec 2 §4); the token itself is in none of its states. */
export type TokenVisit =
  | { readonly kind: 'unopened' }
  /** There was no token that a form could go on with. */
  | { readonly kind: 'left' }
  /** There is no token, or none of the page's, as when a link was cut on its way; nobody is asked. */
  | { readonly kind: 'broken' }
  /** The page's own form takes over and makes the call. */
  | { readonly kind: 'form'; readonly call: TokenCall }
  /** Only the reader's own yes makes the call. */
  | { readonly kind: 'asking'; readonly call: TokenCall }
  | { readonly kind: 'processing'; readonly call: TokenCall }
  | { readonly kind: 'success'; readonly message: string }
  | { readonly kind: 'redirecting'; readonly to: string }
  | { readonly kind: 'error'; readonly message: string };

export type TokenVisitEvent =
  | { readonly type: 'opened'; readonly page: TokenPage; readonly token: string | undefined }
  | { readonly type: 'agreed' }
  | { readonly type: 'succeeded'; readonly message: string }
  /** `hosts` are those of the payment provider. */
  | { readonly type: 'payment-url-received'; readonly url: string; readonly hosts: readonly string[] }
  | { readonly type: 'refused'; readonly message: string };

export type TokenCommand =
  /** Takes the token out of the address bar and the history. */
  | { readonly type: 'forget-token' }
  | { readonly type: 'go-home' }
  | { readonly type: 'call'; readonly call: TokenCall }
  | { readonly type: 'go'; readonly to: string };

export interface TokenStep {
  readonly visit: TokenVisit;
  readonly commands: readonly TokenCommand[];
}

/** The page before its token is read. */
export const unopenedVisit: TokenVisit = { kind: 'unopened' };

/** The pages whose call waits for a form: the social registration and the reset pane. */
export const formPages: readonly TokenPage[] = ['social-finalize', 'reset-password'];

/** The pages that ask first: programs that look into mails open every link, and some of them run its script. */
export const askingPages: readonly TokenPage[] = ['subscription-unsubscribe'];

/**
 * Moves the visit; a page is opened once, and what does not fit its state is ignored.
 * @rule 2.4.24 Token pages show processing, then success or error.
 * @rule 2.5.5 A form whose token is none goes home; every other page says that its link is not complete.
 * @rule 3.5 The token leaves the address bar at once; a refused one shows the server's message.
 */
export function nextTokenVisit(visit: TokenVisit, event: TokenVisitEvent): TokenStep {
  switch (event.type) {
    case 'opened':
      return visit.kind === 'unopened' ? opened(event.page, event.token) : stay(visit);
    case 'agreed':
      return visit.kind === 'asking' ? processing(visit.call) : stay(visit);
    case 'succeeded':
      return stay(visit.kind === 'processing' ? { kind: 'success', message: event.message } : visit);
    case 'payment-url-received':
      return visit.kind === 'processing' ? leave(paymentTarget(event.url, event.hosts)) : stay(visit);
    case 'refused':
      return stay(visit.kind === 'processing' ? { kind: 'error', message: event.message } : visit);
  }
}

const stay = (visit: TokenVisit, ...commands: readonly TokenCommand[]): TokenStep => ({ visit, commands });

const leave = (to: string): TokenStep => stay({ kind: 'redirecting', to }, { type: 'go', to });

function opened(page: TokenPage, token: string | undefined): TokenStep {
  const found = readToken(page, token);
  const { visit, commands } = found.ok ? started(page, tokenCall(page, found.value)) : unread(page);
  return { visit, commands: [{ type: 'forget-token' }, ...commands] };
}

function unread(page: TokenPage): TokenStep {
  return formPages.includes(page) ? stay({ kind: 'left' }, { type: 'go-home' }) : stay({ kind: 'broken' });
}

const processing = (call: TokenCall): TokenStep => stay({ kind: 'processing', call }, { type: 'call', call });

function started(page: TokenPage, call: TokenCall): TokenStep {
  if (askingPages.includes(page)) return stay({ kind: 'asking', call });
  return formPages.includes(page) ? stay({ kind: 'form', call }) : processing(call);
}
