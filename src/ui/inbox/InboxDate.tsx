import { observer } from 'mobx-react-lite';
import { exactDate } from '../../domain/shared/written-date';
import { shownDate } from '../shared/shown-date';
import { When } from './inbox.styles';

interface InboxDateProps {
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Age of an item when the dropdown opened. Items that arrived since then show as "just now". */
export const InboxDate = observer(function InboxDate({ date, now }: InboxDateProps) {
  return (
    <When as="time" dateTime={date} title={exactDate(date)}>
      {shownDate(date, Math.max(now, Date.parse(date)))}
    </When>
  );
});
