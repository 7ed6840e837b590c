import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { isRecent, calendarDate, exactDate } from '../../domain/shared/written-date';
import { usePageNow } from './page-context';
import { useTimeZone } from './time-zone-context';
import { useDeferred } from './use-deferred';

export interface DateTextProps {
  /** ISO 8601, UTC. */
  readonly date: string;
  /** True to show the day only, with the time in the title. */
  readonly day?: boolean;
  /** True to lay the date out as inline text. */
  readonly flows?: boolean;
}

/** Keeps the long date if the script fails to load. */
const keepLongDate = () => undefined;

/** Date with the exact time as its title. Relative if under a week old; loads that formatter on demand. */
export const DateText = observer(function DateText({ date, day = false, flows = false }: DateTextProps) {
  const now = usePageNow();
  const zone = useTimeZone();
  const long = (iso: string) => (day ? calendarDate : exactDate)(iso, zone);
  const formatter = useDeferred(now !== undefined && isRecent(date, now), () => import('./shown-date'), keepLongDate);
  const text = now === undefined || formatter === undefined ? long(date) : formatter.shownDate(date, now, long);
  const exact = { dateTime: date, title: exactDate(date, zone) };
  return flows ? (
    <time {...exact}>{text}</time>
  ) : (
    <Time {...exact} data-room={long(date)}>
      {text}
    </Time>
  );
});

/* Reserves the width of the long date, so that nothing moves when the relative date replaces it. A grid aligns to the baseline of its first row. */
const Time = styled.time`
  display: inline-grid;
  white-space: nowrap;
  &::after {
    content: attr(data-room);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
