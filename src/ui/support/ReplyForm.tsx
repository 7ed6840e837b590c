import { observer } from 'mobx-react-lite';
import { REPLY_LIMIT } from '../../domain/support/ticket-reply';
import { Actions, Form } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import type { TicketViewModel } from './ticket.view-model';

/** The player's next word in a ticket. */
export const ReplyForm = observer(function ReplyForm({ ticket }: { readonly ticket: TicketViewModel }) {
  const { message, refusal, reply, sending, turns } = ticket;
  return (
    <Form
      noValidate
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault();
        void ticket.send();
      }}
    >
      <ContactField
        name="message"
        label="Your reply"
        value={reply}
        limit={REPLY_LIMIT}
        long
        message={message}
        turn={turns === 0 ? undefined : turns}
        readOnly={sending}
        onType={ticket.type}
      />
      <Failure message={refusal} />
      <Actions>
        <Button variant="primary" type="submit" busy={sending}>
          Send reply
        </Button>
      </Actions>
    </Form>
  );
});
