import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { contentTexts } from '../notices/texts/content-texts';
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
  const { title, body } = contentTexts['message-sent'];
  const focus = useFocus<HTMLHeadingElement>(ticket);
  return (
    <Panel>
      <Icon name="check-circle" size={32} colour={theme.colour.success} />
      <h2 ref={focus} tabIndex={-1}>
        {title}
      </h2>
      <p>{body}</p>
      <Facts>
        <div>
          <dt>Your ticket</dt>
          <dd>
            <Ticket>{ticket}</Ticket>
          </dd>
        </div>
        <div>
          <dt>Answer to</dt>
          <dd>{email}</dd>
        </div>
      </Facts>
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

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(10)};
  margin: ${space(3)} 0 ${space(4)};
  dt {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  dd {
    margin: ${space(1)} 0 0;
    overflow-wrap: anywhere;
  }
`;

const Ticket = styled.strong`
  font: 600 ${theme.size.lg} ${theme.font.heading};
  letter-spacing: 0.06em;
  user-select: all;
`;
