import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Message } from '../../domain/notices/notification';
import { unreadLabel } from '../../domain/notices/header-dropdown';
import { messageText } from '../../domain/inbox/invitation';
import { brand } from '../../domain/shared/brand';
import { conversationAddress } from '../account/account-pages';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { InboxDate } from './InboxDate';
import { Count } from './count.styles';
import type { InboxRowProps } from './InboxPanel';
import { PlayInvitation } from './PlayInvitation';
import { Dot, pressed, Sign, Subject, Text, TextBlock } from './inbox.styles';

interface MessageRowProps extends InboxRowProps {
  readonly message: Message;
}

/**
 * Content of a row of messages. Pressing it opens the conversation, which marks its messages as read. A message without
 * a conversation expands and is marked as read.
 */
export const MessageRow = observer(function MessageRow({ message, now, onRead, onLeave }: MessageRowProps) {
  const { sender, conversation, subject, body, created, read, game, own, unread } = message;
  const [expanded, setExpanded] = useState(false);
  const name = sender ?? brand.siteName;
  const isMany = unread > 1;
  const content = (
    <>
      <Sign $colour={sender === undefined ? theme.colour.violet : theme.colour.info}>
        <Icon name={sender === undefined ? 'gamepad' : 'user'} size={18} />
      </Sign>
      <TextBlock>
        {subject === '' ? null : <From>{name}</From>}
        <Subject $unread={!read}>
          <span>
            {read ? null : <VisuallyHidden>{isMany ? `${String(unread)} unread: ` : 'Unread: '}</VisuallyHidden>}
            {subject === '' ? name : subject}
          </span>
          {read ? null : isMany ? <Count aria-hidden="true">{unreadLabel(unread)}</Count> : <Dot />}
        </Subject>
        <Text $whole={expanded}>
          {own ? 'You: ' : null}
          {messageText(body, game)}
        </Text>
        <InboxDate date={created} now={now} />
      </TextBlock>
    </>
  );
  const row =
    conversation === undefined ? (
      <Press
        type="button"
        aria-expanded={expanded}
        onClick={() => {
          setExpanded(!expanded);
          onRead();
        }}
      >
        {content}
      </Press>
    ) : (
      <PressLink to={conversationAddress(conversation)} onClick={onLeave}>
        {content}
      </PressLink>
    );
  return game === undefined || own ? (
    row
  ) : (
    <Beside>
      {row}
      <PlayInvitation
        game={game}
        onPress={() => {
          onRead();
          onLeave?.();
        }}
      />
    </Beside>
  );
});

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  /* As beside the text of other rows. */
  padding-right: ${space(3)};
`;

const Press = styled.button`
  ${pressed}
`;

const PressLink = styled(Link)`
  ${pressed}
`;

const From = styled.span`
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;
