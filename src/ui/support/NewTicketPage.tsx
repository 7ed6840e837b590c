import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactLimits } from '../../domain/help/contact-form';
import { newTicketFields } from '../../domain/support/new-ticket';
import { Actions, Form, Page, Soft } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { contactLabels } from '../help/contact.texts';
import { ContactField } from '../help/ContactField';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { ACCOUNT_SUPPORT, ticketAddress } from './support-address';
import { SupportTrail } from './SupportTrail';

/** The form with which a ticket begins; what was sent leads on to the ticket. */
export const NewTicketPage = observer(function NewTicketPage(props: Pick<AccountServices, 'createNewTicket'>) {
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
