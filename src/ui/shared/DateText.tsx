import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { exactDate, shownDate } from './format-date';
import { usePageNow } from './page-context';

export interface DateTextProps {
  /** ISO 8601, UTC. */
  readonly date: string;
}

/** A date: relative when under a week old, with the exact one as its title. */
export const DateText = observer(function DateText({ date }: DateTextProps) {
  const now = usePageNow();
  return (
    <Time dateTime={date} title={exactDate(date)}>
      {shownDate(date, now)}
    </Time>
  );
});

/* As wide as the exact date, which the server writes: nothing moves when the relative one takes its place. */
const Time = styled.time`
  display: inline-block;
  white-space: nowrap;
  &::after {
    content: attr(title);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
