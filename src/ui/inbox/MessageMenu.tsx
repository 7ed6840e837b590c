import { observer } from 'mobx-react-lite';
import { headerTexts } from '../notices/texts/header.texts';
import { InboxContent, InboxPanel } from './InboxPanel';
import { MessageRow } from './MessageRow';
import type { InboxMenuProps } from './inbox-menu-props';

/** Dropdown with the newest messages. */
export const MessageMenu = observer(function MessageMenu(props: InboxMenuProps) {
  const { menu, onOpenChange } = props;
  const inbox = menu.inboxes?.messages;
  return (
    <InboxPanel {...props} title="Messages" inbox={inbox} all="messages">
      <InboxContent
        {...props}
        inbox={inbox}
        empty={headerTexts['messages-empty']}
        signedOut={headerTexts['messages-signed-out']}
        row={(item) => (
          <li key={item.id}>
            <MessageRow
              message={item}
              now={menu.openedAt}
              onRead={() => void inbox?.read(item.id)}
              onLeave={() => {
                onOpenChange(false);
              }}
            />
          </li>
        )}
      />
    </InboxPanel>
  );
});
