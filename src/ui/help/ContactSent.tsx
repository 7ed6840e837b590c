import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { useFocus } from '../shared/use-focus';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { SentMessage } from './contact.view-model';

export interface ContactSentProps {
  readonly sent: SentMessage;
  readonly onAgain: () => void;
}

/** What stands in the form's place once a message is on its way: the number to name when writing again. */
export const ContactSent = observer(function ContactSent({ sent, onAgain }: ContactSentProps) {
  const { ticket, email } = sent;
  const focus = useFocus<HTMLHeadingElement>(ticket);
  return (
    <Panel>
      <Icon name="check-circle" size={32} colour={theme.colour.success} />
      <h2 ref={focus} tabIndex={-1}>
        Your ticket is <Ticket>{ticket}</Ticket>
      </h2>
      <p>
        Our support reads it and writes to <Address>{email}</Address>. Name the ticket if you write to us about it
        again.
      </p>
      <Button onClick={onAgain}>Write another message</Button>
    </Panel>
  );
});

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  h2 {
    font-size: ${theme.size.xl};
  }
  h2:focus-visible {
    outline: none;
  }
  & > p {
    color: ${theme.colour.textSoft};
  }
`;

const Ticket = styled.strong`
  letter-spacing: 0.06em;
  user-select: all;
`;

const Address = styled.strong`
  font-weight: 600;
  color: ${theme.colour.text};
  overflow-wrap: anywhere;
`;
