import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PendingQuestion, TakeoverSlot } from '../../application/bridge/pending-question';
import { exactDate } from '../../domain/shared/written-date';
import { space, theme } from '../theme/theme';
import { Text } from './question.styles';
import type { QuestionViewModel } from './question.view-model';
import { progressText } from './question.view-model';

export interface TakeoverTextProps {
  readonly asked: PendingQuestion & { readonly kind: 'takeover' };
  readonly question: QuestionViewModel;
}

/** The guest's progress; for a slot that also has a save of the account, the player chooses one. */
export const TakeoverText = observer(function TakeoverText({ asked, question }: TakeoverTextProps) {
  const { slots, scores, game } = asked;
  return (
    <>
      <Text>
        You have {progressText(slots.length, scores)} in {game} from before you logged in. Add them to your account
        {scores > 0 ? '? Scores count from your next play.' : '?'}
      </Text>
      {slots.map((slot) =>
        slot.account === undefined ? (
          <Line key={slot.slot}>
            Slot {slot.slot}: {saved(slot.guest)}
          </Line>
        ) : (
          <Pick key={slot.slot}>
            <legend>Slot {slot.slot}: which save do you want to keep?</legend>
            <Choice slot={slot.slot} guest={false} text={`Account: ${saved(slot.account)}`} question={question} />
            <Choice slot={slot.slot} guest text={`Guest: ${saved(slot.guest)}`} question={question} />
          </Pick>
        ),
      )}
    </>
  );
});

interface ChoiceProps extends Pick<TakeoverTextProps, 'question'> {
  readonly slot: number;
  readonly guest: boolean;
  readonly text: string;
}

const Choice = observer(function Choice({ slot, guest, text, question }: ChoiceProps) {
  return (
    <Label>
      <input
        type="radio"
        name={`slot-${String(slot)}`}
        checked={question.chosen.includes(slot) === guest}
        disabled={question.running}
        onChange={() => {
          question.choose(slot, guest);
        }}
      />
      {text}
    </Label>
  );
});

function saved({ name, at }: TakeoverSlot['guest']): string {
  return `${name === '' ? 'a save' : name}, ${exactDate(at)}`;
}

const Line = styled.p`
  margin-top: ${space(3)};
  overflow-wrap: anywhere;
`;

const Pick = styled.fieldset`
  margin-top: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  overflow-wrap: anywhere;
`;
