import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PendingQuestion } from '../../application/bridge/pending-question';
import { assertNever } from '../../domain/shared/assert-never';
import { coinsText, TEST_PURCHASE } from '../catalog/item.texts';
import { Failure } from '../notices/Failure';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { IconButton } from '../shared/IconButton';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { QuestionChoices } from './QuestionChoices';
import { TakeoverText } from './TakeoverText';
import { Text, Amounts } from './question.styles';
import type { QuestionViewModel } from './question.view-model';
import { questionTitle, countedItem } from './question.view-model';

interface PurchaseTextProps {
  readonly asked: PendingQuestion & { readonly kind: 'purchase' };
  readonly question: QuestionViewModel;
}

/** The item, its price and the balance before and after. */
const PurchaseText = observer(function PurchaseText({ asked, question }: PurchaseTextProps) {
  const { balance, missing } = question;
  return (
    <>
      <Item>
        <Shot kind="item" picture={asked.thumbnail} alt="" priority />
        <strong>{countedItem(asked)}</strong>
      </Item>
      <Amounts>
        <dt>Price</dt>
        <dd>{coinsText(asked.total)}</dd>
        <dt>Your balance</dt>
        <dd>{coinsText(balance)}</dd>
        {missing > 0 || asked.isTest === true ? null : (
          <>
            <dt>Balance after</dt>
            <dd>{coinsText(balance - asked.total)}</dd>
          </>
        )}
      </Amounts>
      {missing > 0 ? <Text>{`You need ${coinsText(missing)} more.`}</Text> : null}
      {asked.isTest === true ? <Text>{TEST_PURCHASE}</Text> : null}
    </>
  );
});

const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-top: ${space(5)};
  overflow-wrap: anywhere;
`;

const Shot = styled(Picture)`
  && {
    flex: none;
    width: 88px;
    border-radius: ${theme.radius.card};
  }
`;

interface EmailTextProps {
  readonly asked: PendingQuestion & { readonly kind: 'mail-subscription' };
}

/** The sender, the address and the way to unsubscribe. */
const EmailText = observer(function EmailText({ asked }: EmailTextProps) {
  const { sender, name, address } = asked;
  return (
    <>
      <Text>
        {sender === 'game' ? `Get news about ${name}` : `Get news about all games by ${name}`} at{' '}
        <strong>{address}</strong>. Your address isn’t shared with the sender.
      </Text>
      <Text>Unsubscribe any time with the link in each email.</Text>
    </>
  );
});

export interface QuestionProps {
  readonly question: QuestionViewModel;
}

/** A question that the portal asks for a game, out of its reach (decisions §7). Escape, Close and a press outside decline it. */
export const QuestionDialog = observer(function QuestionDialog({ question }: QuestionProps) {
  const id = useId();
  const asked = question.question;
  // The question stays visible during the closing animation.
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && shown !== asked) setShown(asked);
  return (
    <Overlay
      modal="question"
      isOpen={asked !== undefined}
      isDismissable
      isKeyboardDismissDisabled={question.running}
      onOpenChange={question.decline}
      // A press that was aimed at the game does not answer.
      shouldCloseOnInteractOutside={(target) =>
        question.armed && target.closest('[data-react-aria-top-layer]') === null
      }
    >
      <Panel>
        {shown === undefined ? null : (
          <Body role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-words`}>
            <Appears key={keyOf(shown)} question={question} />
            <Corner>
              <IconButton icon="x" label="Close" onClick={question.decline} disabled={question.running} />
            </Corner>
            <From>{shown.game} asks</From>
            <Title id={`${id}-title`}>{questionTitle(shown)}</Title>
            <div id={`${id}-words`}>{wordsOf(shown, question)}</div>
            <Failure message={question.failure} />
            <QuestionChoices asked={shown} question={question} />
          </Body>
        )}
      </Panel>
    </Overlay>
  );
});

function wordsOf(asked: PendingQuestion, question: QuestionViewModel) {
  switch (asked.kind) {
    case 'purchase':
      return <PurchaseText asked={asked} question={question} />;
    case 'mail-subscription':
      return <EmailText asked={asked} />;
    case 'takeover':
      return <TakeoverText asked={asked} question={question} />;
    default:
      return assertNever(asked);
  }
}

const keys = new WeakMap<PendingQuestion, number>();
let last = 0;

/** Returns a key for each question, so that its state is reset. */
function keyOf(asked: PendingQuestion): number {
  const key = keys.get(asked) ?? (last += 1);
  keys.set(asked, key);
  return key;
}

/** Reports that the question is visible. */
function Appears({ question }: QuestionProps) {
  useEffect(() => {
    question.appeared();
  }, [question]);
  return null;
}

/* Names the game that caused the question; all other text is the portal's. */
const From = styled.p`
  padding-right: ${space(10)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  padding-right: ${space(10)};
  font-size: ${theme.size.lg};
  overflow-wrap: anywhere;
`;
