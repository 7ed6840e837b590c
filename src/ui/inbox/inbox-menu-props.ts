import type { RefObject } from 'react';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import type { InboxMenuViewModel } from './inbox-menu.view-model';

/** What the header's notifications and messages are given. */
export interface InboxButtonsProps {
  readonly door: InboxMenuViewModel;
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** What a dropdown of them is given. */
export interface InboxMenuProps extends InboxButtonsProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
