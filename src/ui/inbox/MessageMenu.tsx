import { observer } from 'mobx-react-lite';
import { headerTexts } from '../notices/texts/header.texts';
import { InboxContent, InboxPanel } from './InboxPanel';
import { MessageRow } from './MessageRow';
import type { InboxMenuProps } from './inbox-menu-props';

/** Dropdown with the newest messages. */
export const MessageMenu = observer(function MessageMenu(props: InboxMenuProps) {
  const inbox = props.menu.inboxes?.messages;
  return (
    <InboxPanel {...props} title="Messages" inbox={inbox} all="messages">
      <InboxContent
        {...props}
        inbox={inbox}
        empty={headerTexts['messages-empty']}
        signedOut={headerTexts['messages-signed-out']}
        row={(message, rowProps) => <MessageRow message={message} {...rowProps} />}
      />
    </InboxPanel>
  );
});
