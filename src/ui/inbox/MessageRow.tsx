import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from '../../domain/notices/notification';
import { brand } from '../../domain/shared/brand';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { theme } from '../theme/theme';
import { InboxDate } from './InboxDate';
import { Dot, pressed, Sign, Subject, Text, TextBlock } from './inbox.styles';

interface MessageRowProps {
  readonly message: Message;
  readonly now: number;
  readonly onRead: () => void;
}

/** Content of a message’s row. Pressing it expands the text and marks the message as read. */
export const MessageRow = observer(function MessageRow({ message, now, onRead }: MessageRowProps) {
  const { sender, subject, body, created, read } = message;
  const [expanded, setExpanded] = useState(false);
  return (
    <Press
      type="button"
      aria-expanded={expanded}
      onClick={() => {
        setExpanded(!expanded);
        onRead();
      }}
    >
      <Sign $colour={sender === undefined ? theme.colour.violet : theme.colour.info}>
        <Icon name={sender === undefined ? 'gamepad' : 'user'} size={18} />
      </Sign>
      <TextBlock>
        <From>{sender ?? brand.siteName}</From>
        <Subject $unread={!read}>
          <span>
            {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
            {subject}
          </span>
          {read ? null : <Dot />}
        </Subject>
        <Text $whole={expanded}>{body}</Text>
        <InboxDate date={created} now={now} />
      </TextBlock>
    </Press>
  );
});

const Press = styled.button`
  ${pressed}
`;

const From = styled.span`
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;
