import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { PlayerMessage } from '../../domain/console/player-message';
import { REPLY_LIMIT } from '../../domain/support/ticket';
import { Page, Soft } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { profileAddress } from '../profile/profile-address';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { ticketMarks } from '../support/support.texts';
import { TicketPosts } from '../support/TicketPosts';
import type { ConsoleServices } from './console-services';
import { RowActions, TextLink, Top } from './console.styles';
import { authorName, problemText } from './console.texts';
import { useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import { statusNames, statusTexts } from './message.texts';
import type { MessageViewModel } from './message.view-model';
import { pageTitle } from './page-title';
import { SaveFailure, SaveForm } from './SaveForm';

type Services = Pick<ConsoleServices, 'createMessage' | 'portalOrigin'>;

interface ConversationProps extends Pick<Services, 'portalOrigin'> {
  readonly view: MessageViewModel;
  readonly message: PlayerMessage;
}

const Conversation = observer(function Conversation({ view, message, portalOrigin }: ConversationProps) {
  const { reply, problem, refusal, sending, turns } = view;
  const { author, game, number, posts, status } = message;
  const linkOf = (path: string, text: string) => (
    <TextLink href={portalOrigin + path} target="_blank" rel="noopener noreferrer">
      {text}
    </TextLink>
  );
  const close =
    status === 'closed' ? null : (
      <Button
        variant="quiet"
        icon="check"
        busy={sending === 'close'}
        unavailable={sending === 'reply'}
        {...onePress(() => void view.close())}
      >
        Close message
      </Button>
    );
  return (
    <>
      <div>
        <RowActions>
          <Badge tone={ticketMarks[status].tone}>{statusNames[status]}</Badge>
          <Soft>
            Message {number}.{' '}
            {author === undefined ? 'The player has deleted the account and gets no reply.' : statusTexts[status]}
          </Soft>
        </RowActions>
        <Soft>
          About {linkOf(`/arcade/games/${game.slug}`, game.title)}, by{' '}
          {author === undefined ? 'a former player' : linkOf(profileAddress(author.username), author.alias)}
        </Soft>
      </div>
      <TicketPosts
        posts={posts}
        names={{ player: authorName(message), support: 'Your team' }}
        onReply={author === undefined ? undefined : view.focusReply}
      />
      {author === undefined ? (
        <RowActions>{close}</RowActions>
      ) : (
        <SaveForm label="Reply" onSave={view.send}>
          <ContactField
            name="message"
            label="Your reply"
            value={reply}
            limit={REPLY_LIMIT}
            long
            message={problem}
            turn={turns === 0 ? undefined : turns}
            readOnly={sending === 'reply'}
            onType={view.type}
          />
          <SaveFailure failure={refusal} textOf={problemText} />
          <RowActions>
            <Button
              type="submit"
              variant="primary"
              icon="reply"
              busy={sending === 'reply'}
              unavailable={sending === 'close'}
            >
              Send reply
            </Button>
            {close}
          </RowActions>
        </SaveForm>
      )}
    </>
  );
});

interface ScreenProps extends Services {
  /** Slug of the developer. */
  readonly developer: string;
  readonly number: string;
}

const MessageScreen = observer(function MessageScreen({ createMessage, portalOrigin, developer, number }: ScreenProps) {
  const view = useScreen(() => createMessage(developer, number));
  const { failure, load, message, missing } = view;
  const { name } = useDeveloper();
  const list = `/${developer}/messages`;
  return (
    <Page>
      {message === undefined ? null : (
        <title>{pageTitle({ path: '', tab: message.subject, game: undefined, developer: name })}</title>
      )}
      <div>
        <BackTrail to={list} title="Messages" />
        <Top>
          <h1 dir="auto">{message?.subject ?? 'Message'}</h1>
        </Top>
      </div>
      {missing ? (
        <EmptyState icon="mail" level={2} title="Message not found" text="You have no message with this number.">
          <ButtonLink to={list}>All messages</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ListState list={message} failure={failure} onRetry={load} />
          {message === undefined ? null : <Conversation view={view} message={message} portalOrigin={portalOrigin} />}
        </>
      )}
    </Page>
  );
});

const MessagePage = observer(function MessagePage(services: Services) {
  const { message: number = '' } = useParams();
  const { slug: developer } = useDeveloper();
  return <MessageScreen key={`${developer}/${number}`} {...services} developer={developer} number={number} />;
});

/** A message of a player with its reply form. */
export const messagePage = ({ createMessage, portalOrigin }: ConsoleServices) => ({
  element: <MessagePage createMessage={createMessage} portalOrigin={portalOrigin} />,
});
