import { observer } from 'mobx-react-lite';
import { Badge } from './Badge';
import { DateText } from './DateText';

export interface LastPlayedProps {
  /** Start of the latest play; ISO 8601. */
  readonly played: string;
  readonly playing: boolean;
}

/** Time of the latest play of a game. */
export const LastPlayed = observer(function LastPlayed({ played, playing }: LastPlayedProps) {
  return playing ? <Badge tone="success">Playing now</Badge> : <DateText date={played} day flows />;
});
