import { observer } from 'mobx-react-lite';
import type { TextLimits } from '../../domain/reviews/text-limits';
import { CountedField } from '../shared/CountedField';
import { useFocus } from '../shared/use-focus';

export interface WrittenTextProps {
  readonly label: string;
  readonly text: string;
  readonly limits: TextLimits;
  readonly placeholder: string;
  readonly readOnly: boolean;
  /** Takes the focus with each turn. */
  readonly turn: number | undefined;
  readonly onType: (text: string) => void;
}

const ROOM = { rows: 4, least: 120, most: '50dvh' } as const;

/** The text of a review or a response (spec 2 §5). */
export const WrittenText = observer(function WrittenText({ text, limits, turn, ...rest }: WrittenTextProps) {
  const focus = useFocus<HTMLTextAreaElement>(turn);
  return (
    <CountedField
      {...rest}
      value={text}
      limit={limits.max}
      separator="/"
      room={ROOM}
      dir="auto"
      element={turn === undefined ? undefined : focus}
    />
  );
});
