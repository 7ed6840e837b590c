import type { RefObject } from 'react';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import type { InboxMenuViewModel } from './inbox-menu.view-model';

/** Props of the header's notification and message buttons. */
export interface InboxButtonsProps {
  readonly menu: InboxMenuViewModel;
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** Props of a dropdown. */
export interface InboxMenuProps extends InboxButtonsProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
