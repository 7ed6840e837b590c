import { BrowserInboxEcho } from '../adapters/browser/browser-inbox-echo';
import { httpInboxPageGateway } from '../adapters/http/http-inbox-gateways';
import { ChangeInbox } from '../application/inbox/change-inbox.use-case';
import type { InboxPageGateway } from '../application/inbox/inbox-page-gateway.port';
import type { AccountServices } from '../ui/account/account-services';
import { InboxPageViewModel } from '../ui/inbox/inbox-page.view-model';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

/** Tokens of the inbox page. */
export const inboxPageTokens = named({
  inboxPageGateway: token<InboxPageGateway>(),
  createInbox: token<AccountServices['createInbox']>(),
});
const own = inboxPageTokens;

/** Dependencies of the inbox page. */
export const inboxPageModule: Module = (wiring) => {
  wiring.port(t.inboxEcho, () => new BrowserInboxEcho(document), []);
  wiring.port(own.inboxPageGateway, httpInboxPageGateway, [t.http]);
  wiring.singleton(
    own.createInbox,
    (gateway, echo, session, notices, clock): AccountServices['createInbox'] =>
      (header) =>
        new InboxPageViewModel({ gateway, change: new ChangeInbox(gateway, echo), session, notices, clock }, header),
    [own.inboxPageGateway, t.inboxEcho, t.sessionState, t.noticesState, t.clock],
  );
};
