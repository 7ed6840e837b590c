import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { calendarDate, exactDate, shownDate } from './format-date';
import { usePageNow } from './page-context';

export interface DateTextProps {
  /** ISO 8601, UTC. */
  readonly date: string;
  /** In lists: the day alone, with its time in the title. */
  readonly day?: boolean;
}

/** A date: relative when under a week old, with the exact one as its title. */
export const DateText = observer(function DateText({ date, day = false }: DateTextProps) {
  const now = usePageNow();
  const long = day ? calendarDate : exactDate;
  return (
    <Time dateTime={date} title={exactDate(date)} data-room={long(date)}>
      {shownDate(date, now, long)}
    </Time>
  );
});

/* As wide as the long date, which the server writes: nothing moves when the relative one takes its place. */
const Time = styled.time`
  display: inline-block;
  white-space: nowrap;
  &::after {
    content: attr(data-room);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
