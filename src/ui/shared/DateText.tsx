import { observer } from 'mobx-react-lite';
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
    <time dateTime={date} title={exactDate(date)}>
      {shownDate(date, now)}
    </time>
  );
});
