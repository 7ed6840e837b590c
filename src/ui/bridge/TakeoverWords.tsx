import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PendingQuestion, TakeoverSlot } from '../../application/bridge/pending-question';
import { exactDate } from '../../domain/shared/written-date';
import { space, theme } from '../theme/theme';
import { Words } from './question.styles';
import type { QuestionViewModel } from './question.view-model';
import { countedLeavings } from './question.view-model';

export interface TakeoverWordsProps {
  readonly asked: PendingQuestion & { readonly kind: 'takeover' };
  readonly question: QuestionViewModel;
}

/** What a guest has left behind; where the account has a save of its own in a slot, the player chooses. */
export const TakeoverWords = observer(function TakeoverWords({ asked, question }: TakeoverWordsProps) {
  const { slots, scores, game } = asked;
  return (
    <>
      <Words>
        Before you signed in you made {countedLeavings(slots.length, scores)} in {game}. They can go into your account
        {scores > 0 ? '; scores count with your next play' : ''}.
      </Words>
      {slots.map((slot) =>
        slot.account === undefined ? (
          <Line key={slot.slot}>
            Slot {slot.slot}: {saved(slot.guest)}
          </Line>
        ) : (
          <Pick key={slot.slot}>
            <legend>Slot {slot.slot}: which save do you want?</legend>
            <Choice
              slot={slot.slot}
              guest={false}
              words={`Your account’s: ${saved(slot.account)}`}
              question={question}
            />
            <Choice slot={slot.slot} guest words={`The guest’s: ${saved(slot.guest)}`} question={question} />
          </Pick>
        ),
      )}
    </>
  );
});

interface ChoiceProps extends Pick<TakeoverWordsProps, 'question'> {
  readonly slot: number;
  readonly guest: boolean;
  readonly words: string;
}

const Choice = observer(function Choice({ slot, guest, words, question }: ChoiceProps) {
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
      {words}
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
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.card};
`;

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  overflow-wrap: anywhere;
`;
