import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import type { TicketStatus } from '../../domain/support/ticket';
import { ticketStatuses } from '../../domain/support/ticket';
import { AccountList } from '../account/AccountList';
import { useAccountList } from '../account/account-list.view-model';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Page, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { ChoiceRow } from '../shared/ChoiceRow';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { repliesText, ticketMarks } from '../support/support.texts';
import type { ConsoleServices } from './console-services';
import { Row, Rows, RowText, Top } from './console.styles';
import { authorName } from './console.texts';
import { useDeveloper } from './DeveloperFrame';
import { statusNames } from './message.texts';

interface ListProps extends Pick<ConsoleServices, 'createMessages'> {
  /** Slug of the developer. */
  readonly developer: string;
  /** Status of the shown messages; undefined for all. */
  readonly status: TicketStatus | undefined;
}

const MessageList = observer(function MessageList({ createMessages, developer, status: filter }: ListProps) {
  const list = useAccountList((page) => createMessages(developer, filter, page));
  return (
    <AccountList
      list={list}
      label="Pages of the messages"
      skeleton={<EntriesSkeleton rows={3} />}
      empty={
        filter === undefined ? (
          <EmptyState
            icon="mail"
            level={2}
            title="No messages yet"
            text="Messages of players about your games appear here."
          />
        ) : (
          <EmptyState icon="mail" level={2} title="No matching messages" text="Choose another filter." />
        )
      }
    >
      {({ messages }) => (
        <Rows aria-label="Messages">
          {messages.map((message) => {
            const { number, subject, status, game, updated, replies } = message;
            return (
              <Row key={number}>
                <RowText>
                  <h2>
                    <Link to={`/${developer}/messages/${number}`} dir="auto">
                      {subject}
                    </Link>
                    <Badge tone={ticketMarks[status].tone}>{statusNames[status]}</Badge>
                  </h2>
                  <p>
                    {game.title} · {authorName(message)} · {repliesText(replies)} · <DateText date={updated} flows />
                  </p>
                </RowText>
              </Row>
            );
          })}
        </Rows>
      )}
    </AccountList>
  );
});

const MessagesPage = observer(function MessagesPage({ createMessages }: Pick<ListProps, 'createMessages'>) {
  const { slug: developer } = useDeveloper();
  const [query] = useSearchParams();
  const filter = ticketStatuses.find((one) => one === query.get('status'));
  return (
    <Page>
      <Top>
        <div>
          <h1>Messages</h1>
          <Soft>Players ask for help with your games here. They get a notification of your reply.</Soft>
        </div>
      </Top>
      <ChoiceRow
        label="Filter by status"
        variant="pills"
        choices={[undefined, ...ticketStatuses].map((one) => ({
          title: one === undefined ? 'All messages' : statusNames[one],
          to: one === undefined ? '?' : `?status=${one}`,
          current: one === filter,
        }))}
      />
      <MessageList
        key={`${developer}/${filter ?? ''}`}
        createMessages={createMessages}
        developer={developer}
        status={filter}
      />
    </Page>
  );
});

/** Messages of players to a developer. */
export const messagesPage = ({ createMessages }: ConsoleServices) => ({
  element: <MessagesPage createMessages={createMessages} />,
});
