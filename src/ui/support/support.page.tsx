import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useParams, Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactLimits } from '../../domain/help/contact-form';
import { newTicketFields } from '../../domain/support/new-ticket';
import type { AccountServices } from '../account/account-services';
import { accountHead } from '../account/account.head';
import { Actions, Form, Page, Soft } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { contactLabels } from '../help/contact.texts';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { SupportPage } from './SupportPage';
import { SupportTrail } from './SupportTrail';
import { TicketPage } from './TicketPage';
import { ACCOUNT_SUPPORT, ticketAddress } from './support-address';

/** The form with which a ticket begins; what was sent leads on to the ticket. */
const NewTicketPage = observer(function NewTicketPage(props: Pick<AccountServices, 'createNewTicket'>) {
  const ticket = useScreen(props.createNewTicket);
  const { fields, opened, typed } = ticket;
  if (opened !== undefined) return <Navigate to={ticketAddress(opened)} replace />;
  return (
    <Page>
      <Top>
        <SupportTrail />
        <h1>New ticket</h1>
        <Soft>Tell us what happened, and where. We answer here and by email.</Soft>
      </Top>
      <Form
        noValidate
        aria-label="New ticket"
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
          <ButtonLink variant="quiet" to={ACCOUNT_SUPPORT}>
            Cancel
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
});

const Top = styled.div`
  h1 + p {
    margin-top: ${space(2)};
  }
`;

/** The pages of the tickets, as parts of the routes that are loaded when one of them is first visited. */
export function supportRoutes({ createTickets, createTicket, createNewTicket }: AccountServices) {
  const List = observer(function SupportRoute() {
    return <SupportPage createTickets={createTickets} />;
  });
  const New = observer(function NewTicketRoute() {
    return <NewTicketPage createNewTicket={createNewTicket} />;
  });
  const One = observer(function TicketRoute() {
    const { ticket = '' } = useParams();
    return <TicketPage key={ticket} createTicket={createTicket} number={ticket} />;
  });
  return {
    list: { Component: List, handle: accountHead('Support') },
    create: { Component: New, handle: accountHead('New ticket') },
    one: { Component: One, handle: accountHead('Ticket') },
  } satisfies Record<string, RouteObject>;
}
