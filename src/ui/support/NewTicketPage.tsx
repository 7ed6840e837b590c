import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { gameAddress } from '../../domain/games/game-address';
import { contactLimits } from '../../domain/help/contact-form';
import { newTicketFields } from '../../domain/support/ticket';
import type { SectionFailureProps } from '../account/SectionFailure';
import { SectionFailure } from '../account/SectionFailure';
import { accountHead } from '../account/account-notices';
import type { AccountServices } from '../account/account-services';
import { Actions, Form, Page, Soft } from '../account/account.styles';
import type { RouteHandle } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import { ContactField } from '../help/ContactField';
import { contactLabels } from '../help/contact.view-model';
import { Failure } from '../notices/Failure';
import { BackTrail } from '../shared/BackTrail';
import { Blank, BlankPanel } from '../shared/Blank';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Loading } from '../shared/Loading';
import { useFocusFallback } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import { GameLink, Waiting } from './support.styles';
import { ACCOUNT_SUPPORT, NEW_TICKET, ticketAddress } from './support.texts';

/** The error of a ticket or form that failed to load. A retry moves the focus to the heading of the page, if it has one. */
export const TicketFailure = observer(function TicketFailure(props: SectionFailureProps) {
  const failure = useFocusFallback<HTMLDivElement>('h1', 'main');
  return (
    <div ref={failure}>
      <SectionFailure {...props} />
    </div>
  );
});

const NEW_TICKET_TITLE = 'New ticket';
const MESSAGE_TITLE = 'Message the developer';

/** Head of the form for a new ticket; the loader returns true for a ticket about a game. */
export const newTicketHead: RouteHandle = {
  head: (data, path) => accountHead(data === true ? MESSAGE_TITLE : NEW_TICKET_TITLE).head(data, path),
};

interface NewTicketFormProps extends Pick<AccountServices, 'createNewTicket'> {
  /** Slug of the game that the ticket is about. */
  readonly game?: string;
  readonly title: string;
  /** Address of the page that Cancel opens. */
  readonly back: string;
}

/** Form for a new ticket; opens the ticket after sending. */
const NewTicketForm = observer(function NewTicketForm({ createNewTicket, game, title, back }: NewTicketFormProps) {
  const ticket = useScreen(() => createNewTicket(game));
  const { fields, opened, typed } = ticket;
  if (opened !== undefined) return <Navigate to={ticketAddress(opened)} replace />;
  return (
    <Form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void ticket.submit();
      }}
    >
      {newTicketFields.map((name) => {
        const { refusals, ...field } = fields.propsOf(name);
        return (
          <ContactField
            key={name}
            {...field}
            onType={typed[name]}
            label={contactLabels[name]}
            limit={contactLimits[name]}
            long={name === 'message'}
            autoComplete="off"
            turn={fields.refusedFirst === name ? refusals : undefined}
          />
        );
      })}
      <Failure message={fields.failure} />
      <Actions>
        <Button variant="primary" type="submit" busy={fields.busy}>
          Send
        </Button>
        <ButtonLink variant="quiet" to={back}>
          Cancel
        </ButtonLink>
      </Actions>
    </Form>
  );
});

interface GameTicketFormProps extends Pick<AccountServices, 'createNewTicket' | 'createTicketGame'> {
  /** Slug of the game. */
  readonly slug: string;
}

/** The game and the form for a message to its developer. */
const GameTicketForm = observer(function GameTicketForm(props: GameTicketFormProps) {
  const { createNewTicket, createTicketGame, slug } = props;
  const { failure, load, value: game } = useScreen(() => createTicketGame(slug));
  const isShown = game !== undefined && game !== 'missing';
  useDocumentHead(isShown ? accountHead(`${MESSAGE_TITLE} of ${game.title}`).head(undefined, NEW_TICKET) : undefined);
  if (failure !== undefined) return <TicketFailure text={failure} onRetry={load} />;
  if (game === undefined)
    return (
      <Loading>
        <Waiting>
          <Blank $width="240px" />
          <Blank $width="280px" />
          <BlankPanel $ratio="4" />
        </Waiting>
      </Loading>
    );
  if (game === 'missing')
    return (
      <EmptyState
        icon="gamepad"
        level={2}
        title="Game not found"
        text="This game isn’t available. You can still send a message to our support team."
      >
        <ButtonLink to={NEW_TICKET} icon="pencil">
          {NEW_TICKET_TITLE}
        </ButtonLink>
      </EmptyState>
    );
  const address = gameAddress(game);
  return (
    <>
      <About>
        <p>
          <GameLink dir="auto" to={address}>
            {game.title}
          </GameLink>{' '}
          by <bdi>{game.developer.name}</bdi>
        </p>
        <Soft>The reply appears here, and you get a notification.</Soft>
      </About>
      <NewTicketForm createNewTicket={createNewTicket} game={game.slug} title={MESSAGE_TITLE} back={address} />
    </>
  );
});

const About = styled.div`
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

interface NewTicketPageProps extends Omit<GameTicketFormProps, 'slug'> {
  /** Slug of the game that the ticket is about; undefined for a ticket about the portal. */
  readonly game: string | undefined;
}

/** Page with the form for a new ticket: to the developer of a game, or to the support. */
export const NewTicketPage = observer(function NewTicketPage({ game, ...services }: NewTicketPageProps) {
  const toDeveloper = game !== undefined;
  return (
    <Page>
      <Top>
        <BackTrail to={ACCOUNT_SUPPORT} title="All tickets" />
        <h1 tabIndex={-1}>{toDeveloper ? MESSAGE_TITLE : NEW_TICKET_TITLE}</h1>
        {toDeveloper ? null : (
          <Soft>Describe what happened and where. Our reply appears here, and you get a notification.</Soft>
        )}
      </Top>
      {toDeveloper ? (
        <GameTicketForm {...services} slug={game} />
      ) : (
        <NewTicketForm createNewTicket={services.createNewTicket} title={NEW_TICKET_TITLE} back={ACCOUNT_SUPPORT} />
      )}
    </Page>
  );
});

const Top = styled.div`
  h1 + p {
    margin-top: ${space(2)};
  }
`;
