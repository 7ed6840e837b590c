import { BrowserInboxEcho } from '../adapters/browser/browser-inbox-echo';
import type { Inboxes } from '../ui/inbox/inboxes';
import { inboxModule } from './inbox.module';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only a signed-in player needs; its script comes with the first of them. */
export function openBrowserInbox(wiring: Wiring): Inboxes {
  wiring.singleton(tokens.inboxEcho, () => new BrowserInboxEcho(document), []);
  inboxModule(wiring);
  return wiring.get(tokens.inboxes);
}
