import type { DropdownItem } from './header-dropdown';

/** What somebody has written to one player, as plain text; without a sender it comes from the house. */
export interface Message extends DropdownItem {
  readonly sender: string | undefined;
  readonly subject: string;
  readonly body: string;
}
