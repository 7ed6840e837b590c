import { observer } from 'mobx-react-lite';
import { headerTexts } from '../notices/texts/header.texts';
import { InboxContent } from './InboxContent';
import { InboxPanel } from './InboxPanel';
import type { InboxMenuProps } from './inbox-menu-props';
import { MessageRow } from './MessageRow';

/** The newest messages. */
export const MessageMenu = observer(function MessageMenu(props: InboxMenuProps) {
  const { door } = props;
  const inbox = door.inboxes?.messages;
  return (
    <InboxPanel {...props} title="Messages" inbox={inbox}>
      <InboxContent
        {...props}
        inbox={inbox}
        empty={headerTexts['messages-empty']}
        signedOut={headerTexts['messages-signed-out']}
        row={(item) => (
          <MessageRow key={item.id} message={item} now={door.openedAt} onRead={() => void inbox?.read(item.id)} />
        )}
      />
    </InboxPanel>
  );
});
