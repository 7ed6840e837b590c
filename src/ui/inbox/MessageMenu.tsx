import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from '../../domain/notices/notification';
import { brand } from '../../domain/shared/brand';
import { headerTexts } from '../notices/texts/header.texts';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { theme } from '../theme/theme';
import { InboxDate } from './InboxDate';
import { InboxContent, InboxPanel } from './InboxPanel';
import type { InboxMenuProps } from './inbox-menu-props';
import { Dot, pressed, Sign, Subject, Text, Words } from './inbox.styles';

interface MessageRowProps {
  readonly message: Message;
  readonly now: number;
  readonly onRead: () => void;
}

/** A message: pressing it shows the whole of it, and marks it as read. */
const MessageRow = observer(function MessageRow({ message, now, onRead }: MessageRowProps) {
  const { sender, subject, body, created, read } = message;
  const [whole, setWhole] = useState(false);
  return (
    <li>
      <Press
        type="button"
        aria-expanded={whole}
        onClick={() => {
          setWhole(!whole);
          onRead();
        }}
      >
        <Sign $colour={sender === undefined ? theme.colour.violet : theme.colour.info}>
          <Icon name={sender === undefined ? 'gamepad' : 'user'} size={18} />
        </Sign>
        <Words>
          <From>{sender ?? brand.siteName}</From>
          <Subject $unread={!read}>
            <span>
              {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
              {subject}
            </span>
            {read ? null : <Dot />}
          </Subject>
          <Text $whole={whole}>{body}</Text>
          <InboxDate date={created} now={now} />
        </Words>
      </Press>
    </li>
  );
});

const Press = styled.button`
  ${pressed}
`;

const From = styled.span`
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;

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
