import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TicketCard } from '../../domain/support/ticket';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ticketAddress } from './support-address';
import { repliesText, ticketMarks } from './support.texts';

/** One ticket in the list; all of it is one link. */
export const TicketEntry = observer(function TicketEntry({ ticket }: { readonly ticket: TicketCard }) {
  const { number, subject, status, updated, replies } = ticket;
  const { word, tone } = ticketMarks[status];
  return (
    <Row>
      <Whole to={ticketAddress(number)}>
        <Words>
          <h2 dir="auto">{subject}</h2>
          <p>
            {number} · {repliesText(replies)} · <DateText date={updated} flows />
          </p>
        </Words>
        <Badge tone={tone}>{word}</Badge>
      </Whole>
    </Row>
  );
});

const Row = styled.li`
  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Whole = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-inline: -${space(3)};
  padding: ${space(4)} ${space(3)};
  border-radius: ${theme.radius.card};
  &:hover h2 {
    color: ${theme.colour.cyan};
  }
`;

const Words = styled.div`
  min-width: 0;
  h2 {
    font-size: ${theme.size.md};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space(1)};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
