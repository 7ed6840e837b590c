import { BrowserInboxEcho } from '../adapters/browser/browser-inbox-echo';
import type { Inboxes } from '../ui/inbox/inbox-menu.view-model';
import { inboxModule } from './inbox.module';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds the inbox dependencies to a tab's container; the script is loaded with the first logged-in player. */
export function openBrowserInbox(wiring: Wiring): Inboxes {
  wiring.singleton(tokens.inboxEcho, () => new BrowserInboxEcho(document), []);
  inboxModule(wiring);
  return wiring.get(tokens.inboxes);
}
