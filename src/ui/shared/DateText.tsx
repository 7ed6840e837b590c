import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { isRecent, calendarDate, exactDate } from '../../domain/shared/written-date';
import { usePageNow } from './page-context';
import { useTimeZone } from './time-zone-context';
import { useDeferred } from './use-deferred';

export interface DateTextProps {
  /** ISO 8601, UTC. */
  readonly date: string;
  /** In lists: the day alone, with its time in the title. */
  readonly day?: boolean;
  /** In the middle of a text: takes the room of its words alone, and breaks like them. */
  readonly flows?: boolean;
}

/** The long date says it as well. */
const doWithout = () => undefined;

/** A date: relative when under a week old, with the exact one as its title; the words for it come only then. */
export const DateText = observer(function DateText({ date, day = false, flows = false }: DateTextProps) {
  const now = usePageNow();
  const zone = useTimeZone();
  const long = (iso: string) => (day ? calendarDate : exactDate)(iso, zone);
  const words = useDeferred(now !== undefined && isRecent(date, now), () => import('./shown-date'), doWithout);
  const text = now === undefined || words === undefined ? long(date) : words.shownDate(date, now, long);
  const exact = { dateTime: date, title: exactDate(date, zone) };
  return flows ? (
    <time {...exact}>{text}</time>
  ) : (
    <Time {...exact} data-room={long(date)}>
      {text}
    </Time>
  );
});

/* As wide as the long date, which the server writes: nothing moves when the relative one takes its place. A grid stands on its first row's baseline, a block on its last. */
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
