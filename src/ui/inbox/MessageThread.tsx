import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ConversationMessage, PendingMessage } from '../../domain/inbox/conversation';
import { conversationDays } from '../../domain/inbox/conversation';
import { messageText } from '../../domain/inbox/invitation';
import { exactDate } from '../../domain/shared/written-date';
import { timeOfDay } from '../account/history.texts';
import { panel, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useTimeZone } from '../shared/time-zone-context';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { PlayInvitation } from './PlayInvitation';
import { useThreadScroll } from './use-thread-scroll';
import type { ConversationViewModel } from './conversation.view-model';

interface BubbleProps {
  readonly message: ConversationMessage;
  readonly alias: string;
}

const Bubble = observer(function Bubble({ message, alias }: BubbleProps) {
  const zone = useTimeZone();
  const { own, text, created, game } = message;
  return (
    <Item $own={own}>
      <VisuallyHidden>{own ? 'You: ' : `${alias}: `}</VisuallyHidden>
      <Text $own={own} dir="auto">
        {messageText(text, game)}
      </Text>
      {game === undefined ? null : <PlayInvitation game={game} titled />}
      <Note as="time" dateTime={created} title={exactDate(created, zone)}>
        {timeOfDay(created, zone)}
      </Note>
    </Item>
  );
});

interface PendingBubbleProps {
  readonly message: PendingMessage;
  readonly thread: ConversationViewModel;
}

/** A message on its way, or a failed one with buttons to send it again or to remove it. */
const PendingBubble = observer(function PendingBubble({ message, thread }: PendingBubbleProps) {
  const { id, text, failure } = message;
  return (
    <Item $own>
      <VisuallyHidden>You: </VisuallyHidden>
      <Text $own $pending dir="auto">
        {text}
      </Text>
      {failure === undefined ? (
        <Note>Sending…</Note>
      ) : (
        <Failed role="alert">
          <span>Not sent. {failure}</span>
          <Button icon="rotate-cw" onClick={() => void thread.retry(id)}>
            Try again
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              thread.discard(id);
            }}
          >
            Remove
          </Button>
        </Failed>
      )}
    </Item>
  );
});

/** The messages of a conversation by day, scrolled to the newest one. */
export const MessageThread = observer(function MessageThread({
  thread,
  alias,
}: {
  readonly thread: ConversationViewModel;
  readonly alias: string;
}) {
  const zone = useTimeZone();
  const { messages, pending } = thread.conversation;
  const { box, hasNews, onScroll, showNewest } = useThreadScroll(thread.conversation);
  const loadOlder = async () => {
    await thread.loadOlder();
    rescueFocus(() => box.current);
  };
  return (
    <Frame>
      <Box ref={box} role="log" aria-label={`Messages with ${alias}`} tabIndex={0} onScroll={onScroll}>
        {thread.more ? (
          // A disabled button would lose the focus.
          <Button aria-busy={thread.loadingOlder} onClick={() => void loadOlder()}>
            {thread.loadingOlder ? 'Loading…' : 'Load older messages'}
          </Button>
        ) : null}
        {messages.length + pending.length === 0 ? <Soft>No messages yet. Say hello!</Soft> : null}
        {conversationDays(messages, zone).map((day) => (
          <section key={day.day} aria-label={day.day}>
            <Day>{day.day}</Day>
            <List>
              {day.messages.map((message) => (
                <Bubble key={message.id} message={message} alias={alias} />
              ))}
            </List>
          </section>
        ))}
        {pending.length === 0 ? null : (
          <List>
            {pending.map((message) => (
              <PendingBubble key={message.id} message={message} thread={thread} />
            ))}
          </List>
        )}
        {thread.hasReadReceipt ? <ReadReceipt>Seen</ReadReceipt> : null}
      </Box>
      {hasNews ? (
        <News>
          <Button icon="chevron-down" onClick={showNewest}>
            New message
          </Button>
        </News>
      ) : null}
    </Frame>
  );
});

const Frame = styled.div`
  position: relative;
  display: grid;
  /* The messages scroll in the height that the rest of the page leaves, at least some lines at any font size. */
  flex: 1 0 8.75rem;
  min-height: 0;
  grid-template-rows: minmax(0, 1fr);
`;

const News = styled.div`
  position: absolute;
  bottom: ${space(3)};
  justify-self: center;
`;

const Box = styled.div`
  ${panel}
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: ${space(4)};
  padding: ${space(4)} ${space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  &:focus-visible {
    ${focusRing}
  }
  & > button {
    justify-self: center;
  }
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
`;

const Day = styled.h2`
  && {
    margin-bottom: ${space(3)};
    font: 600 ${theme.size.xs} ${theme.font.text};
    letter-spacing: 0;
    text-align: center;
    color: ${theme.colour.textSoft};
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Item = styled.li<{ readonly $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: ${space(1)};
`;

const Text = styled.p<{ readonly $own: boolean; readonly $pending?: boolean }>`
  max-width: min(60ch, 85%);
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${({ $own }) => ($own ? theme.colour.violet : theme.colour.line)};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  opacity: ${({ $pending = false }) => ($pending ? 0.75 : 1)};
`;

const Note = styled.span`
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(1)} ${space(3)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.danger};
`;

const ReadReceipt = styled.p`
  font-size: ${theme.size.xs};
  text-align: right;
  color: ${theme.colour.textSoft};
`;
