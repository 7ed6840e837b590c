import { observer } from 'mobx-react-lite';
import { headerTexts } from '../notices/texts/header.texts';
import { InboxContent } from './InboxContent';
import { InboxPanel } from './InboxPanel';
import type { InboxMenuProps } from './inbox-menu-props';
import { NotificationRow } from './NotificationRow';
import { RecentToasts } from './RecentToasts';

/** The newest notifications, and below them the last notices of this visit. */
export const NotificationMenu = observer(function NotificationMenu(props: InboxMenuProps) {
  const { door, onOpenChange } = props;
  const inbox = door.inboxes?.notifications;
  return (
    <InboxPanel {...props} title="Notifications" inbox={inbox}>
      <InboxContent
        {...props}
        inbox={inbox}
        empty={headerTexts['notifications-empty']}
        signedOut={headerTexts['notifications-signed-out']}
        row={(item) => (
          <NotificationRow
            key={item.id}
            notification={item}
            now={door.openedAt}
            onRead={() => void inbox?.read(item.id)}
            onLeave={() => {
              onOpenChange(false);
            }}
          />
        )}
      />
      <RecentToasts history={door.history} now={door.openedAt} />
    </InboxPanel>
  );
});
