import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InboxFilter, InboxItem } from '../../domain/notices/inbox-page';
import { INBOX_SHOWN } from '../../domain/notices/inbox-page';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { accountHead } from '../account/account-notices';
import { useAccountList } from '../account/account-list.view-model';
import type { AccountServices } from '../account/account-services';
import { ACCOUNT_FRIENDS } from '../account/account-pages';
import { Actions, Page, panel } from '../account/account.styles';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { IconButton } from '../shared/IconButton';
import { rescueFocus } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { withPage } from '../shared/page-numbers';
import type { Screen } from '../shared/use-screen';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { MessageRow } from './MessageRow';
import { NotificationRow } from './NotificationRow';
import { emptyInboxTexts, inboxUrl, parseInboxFilter, shownNames } from './inbox-page.texts';
import type { HeaderInboxes, InboxPageViewModel } from './inbox-page.view-model';

interface EntryProps {
  readonly item: InboxItem;
  readonly inbox: InboxPageViewModel;
  readonly onDelete: (item: InboxItem) => void;
}

/** A notification, conversation or message with buttons to mark it as read or unread and to delete it. */
const Entry = observer(function Entry({ item, inbox, onDelete }: EntryProps) {
  const { read } = item;
  const name = item.type === 'notification' ? item.title : item.subject || (item.sender ?? '');
  const isConversation = item.type === 'message' && item.conversation !== undefined;
  const canBeUnread = item.type === 'notification' || item.received;
  const markRead = () => void inbox.mark(item, true);
  return (
    <Row>
      {item.type === 'message' ? (
        <MessageRow message={item} now={inbox.now} onRead={markRead} />
      ) : (
        <NotificationRow notification={item} now={inbox.now} onRead={markRead} />
      )}
      <Tools>
        {canBeUnread ? (
          <IconButton
            icon={read ? 'mail' : 'check'}
            size={18}
            label={`Mark as ${read ? 'unread' : 'read'}: ${name}`}
            {...onePress(() => void inbox.mark(item, !read))}
          />
        ) : null}
        <IconButton
          icon="trash"
          size={18}
          label={`Delete${isConversation ? ' for me' : ''}: ${name}`}
          {...onePress(() => {
            onDelete(item);
          })}
        />
      </Tools>
    </Row>
  );
});

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  & + & {
    border-top: ${theme.hairline};
  }
  @media ${theme.below.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: end;
`;

const List = styled.ul`
  ${panel}
  padding: ${space(2)};
`;

/** Returns a key that a conversation keeps with a new message. */
const rowKey = (item: InboxItem): string =>
  item.type === 'message' && item.conversation !== undefined
    ? `conversation ${item.conversation}`
    : `${item.type} ${item.id}`;

interface FilteredProps {
  readonly filter: InboxFilter;
  readonly inbox: InboxPageViewModel;
  readonly onDelete: (item: InboxItem) => void;
}

/** The items of one filter. */
const Filtered = observer(function Filtered({ filter, inbox, onDelete }: FilteredProps) {
  const list = useAccountList((page) => inbox.createList(filter, page));
  useEffect(() => {
    inbox.show(list);
  }, [inbox, list]);
  return (
    <AccountList
      list={list}
      label="Pages of the inbox"
      skeleton={<EntriesSkeleton rows={6} />}
      empty={<EmptyState icon={filter.show === 'messages' ? 'mail' : 'bell'} text={emptyInboxTexts[filter.show]} />}
    >
      {({ items }) => (
        <List>
          {items.map((item) => (
            <Entry key={rowKey(item)} item={item} inbox={inbox} onDelete={onDelete} />
          ))}
        </List>
      )}
    </AccountList>
  );
});

interface InboxPageProps extends Pick<AccountServices, 'createInbox'> {
  readonly menu: HeaderInboxes;
}

/** All notifications, conversations and messages of the portal, with filters. */
export const InboxPage = observer(function InboxPage({ createInbox, menu }: InboxPageProps) {
  const [query, setQuery] = useSearchParams();
  const filter = parseInboxFilter(query);
  const heading = useRef<HTMLHeadingElement>(null);
  const inbox = useScreen(() => createInbox(menu));
  useScreen(() => onUndoKey(() => void inbox.undo()));
  const remove = async (item: InboxItem) => {
    await inbox.delete(item, (page) => {
      // The heading is unmounted once the player has left the page.
      if (heading.current === null) return;
      setQuery((current) => withPage(current.toString(), page), { replace: true, preventScrollReset: true });
    });
    rescueFocus(() => heading.current);
  };
  return (
    <Page>
      <Top>
        <h1 ref={heading} tabIndex={-1}>
          Inbox
        </h1>
        <Actions>
          {inbox.unread === 0 ? null : (
            <Button icon="check" onClick={() => void inbox.markAllRead(filter)}>
              Mark all as read
            </Button>
          )}
          <ButtonLink to={ACCOUNT_FRIENDS} icon="pencil">
            Message a friend
          </ButtonLink>
        </Actions>
      </Top>
      <Choices>
        <ChoiceRow
          label="Kinds of items"
          variant="pills"
          choices={INBOX_SHOWN.map((show) => ({
            title: shownNames[show],
            to: inboxUrl({ ...filter, show }),
            current: show === filter.show,
          }))}
        />
        <ChoiceRow
          label="Read and unread items"
          variant="pills"
          choices={[false, true].map((unread) => ({
            title: unread ? 'Unread' : 'All',
            to: inboxUrl({ ...filter, unread }),
            current: unread === filter.unread,
          }))}
        />
      </Choices>
      {/* Each filter has its own list. */}
      <Filtered key={inboxUrl(filter)} filter={filter} inbox={inbox} onDelete={(item) => void remove(item)} />
    </Page>
  );
});

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${theme.targetMain};
  h1:focus {
    outline: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Subscribes to Ctrl+Z and Cmd+Z outside text fields. */
const onUndoKey = (undo: () => void): Screen => ({
  start: () => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      if (
        event.repeat ||
        isTyping ||
        event.shiftKey ||
        !(event.ctrlKey || event.metaKey) ||
        event.key.toLowerCase() !== 'z'
      )
        return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  },
});

/** Returns the lazily loaded part of the inbox route. */
export function inboxRoute({ createInbox }: Pick<AccountServices, 'createInbox'>, menu: HeaderInboxes) {
  const Component = observer(function InboxRoute() {
    return <InboxPage createInbox={createInbox} menu={menu} />;
  });
  return { Component, handle: accountHead('Inbox') } satisfies RouteObject;
}
