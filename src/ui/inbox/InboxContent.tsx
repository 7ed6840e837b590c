import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DropdownItem } from '../../domain/notices/header-dropdown';
import { commonTexts } from '../notices/texts/common.texts';
import { Button } from '../shared/Button';
import type { InboxViewModel } from './inbox.view-model';
import type { InboxMenuProps } from './inbox-menu-props';
import { InboxSkeleton } from './InboxSkeleton';
import { List, Plain } from './inbox.styles';

interface InboxContentProps<Item extends DropdownItem> extends InboxMenuProps {
  readonly inbox: InboxViewModel<Item> | undefined;
  readonly empty: { readonly title: string; readonly body: string };
  readonly signedOut: { readonly body: string };
  readonly row: (item: Item) => ReactNode;
}

/** What a dropdown shows: its rows, or the text of spec 1 §8 that stands in their place. */
export const InboxContent = observer(function InboxContent<Item extends DropdownItem>(props: InboxContentProps<Item>) {
  const { inbox, door, session, authModal, onOpenChange, empty, signedOut, row } = props;
  if (session.attempted && session.user === undefined) {
    return (
      <Plain>
        <p>{signedOut.body}</p>
        <Button
          icon="log-in"
          onClick={() => {
            onOpenChange(false);
            authModal.openLogin();
          }}
        >
          Login
        </Button>
      </Plain>
    );
  }
  if (door.failed || inbox?.phase === 'failed') {
    return (
      <Plain role="alert">
        <p>{inbox?.failure ?? commonTexts['network-failed'].body}</p>
        <Button icon="rotate-cw" onClick={() => void (inbox?.tryAgain() ?? door.bring())}>
          Try again
        </Button>
      </Plain>
    );
  }
  if (inbox?.phase !== 'ready') return <InboxSkeleton />;
  if (inbox.items.length === 0) {
    return (
      <Plain>
        <p>
          {empty.title === '' ? null : <strong>{empty.title} – </strong>}
          {empty.body}
        </p>
      </Plain>
    );
  }
  return <List>{inbox.items.map(row)}</List>;
});
