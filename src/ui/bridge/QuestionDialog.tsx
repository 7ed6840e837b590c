import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PendingQuestion } from '../../application/bridge/pending-question';
import { assertNever } from '../../domain/shared/assert-never';
import { coinsText } from '../catalog/item.texts';
import { Failure } from '../notices/Failure';
import { Body, Corner, Overlay, Panel } from '../notices/modal.styles';
import { IconButton } from '../shared/IconButton';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { QuestionChoices } from './QuestionChoices';
import { TakeoverWords } from './TakeoverWords';
import { Words, Amounts } from './question.styles';
import type { QuestionViewModel } from './question.view-model';
import { questionTitle, countedItem } from './question.view-model';

interface PurchaseWordsProps {
  readonly asked: PendingQuestion & { readonly kind: 'purchase' };
  readonly question: QuestionViewModel;
}

/** What would be bought, what it costs, and how many coins there are before and after. */
const PurchaseWords = observer(function PurchaseWords({ asked, question }: PurchaseWordsProps) {
  const { balance, missing } = question;
  return (
    <>
      <Thing>
        <Shot kind="item" picture={asked.thumbnail} alt="" priority />
        <strong>{countedItem(asked)}</strong>
      </Thing>
      <Amounts>
        <dt>Price</dt>
        <dd>{coinsText(asked.total)}</dd>
        <dt>Your balance</dt>
        <dd>{coinsText(balance)}</dd>
        {missing > 0 ? null : (
          <>
            <dt>Left afterwards</dt>
            <dd>{coinsText(balance - asked.total)}</dd>
          </>
        )}
      </Amounts>
      {missing > 0 ? <Words>{`You need ${coinsText(missing)} more.`}</Words> : null}
    </>
  );
});

const Thing = styled.div`
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

interface MailWordsProps {
  readonly asked: PendingQuestion & { readonly kind: 'mail-subscription' };
}

/** What would be mailed, where to, and how that ends. */
const MailWords = observer(function MailWords({ asked }: MailWordsProps) {
  const { sender, name, address } = asked;
  return (
    <>
      <Words>
        {sender === 'game' ? `News of the game ${name}` : `News of all games by ${name}`} would come to{' '}
        <strong>{address}</strong>. The sender does not learn the address.
      </Words>
      <Words>You can end it by the link in each mail, or in the game where it lets you.</Words>
    </>
  );
});

export interface QuestionProps {
  readonly question: QuestionViewModel;
}

/** What the portal asks for a game, above it and out of its reach (decisions §7); Escape, the cross and a press beside it are a no. */
export const QuestionDialog = observer(function QuestionDialog({ question }: QuestionProps) {
  const id = useId();
  const asked = question.question;
  // What was asked stays in sight while the dialog goes.
  const [shown, setShown] = useState(asked);
  if (asked !== undefined && shown !== asked) setShown(asked);
  return (
    <Overlay
      modal="question"
      isOpen={asked !== undefined}
      isDismissable
      isKeyboardDismissDisabled={question.running}
      onOpenChange={question.decline}
      // A press that was meant for the game is no answer.
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
      return <PurchaseWords asked={asked} question={question} />;
    case 'mail-subscription':
      return <MailWords asked={asked} />;
    case 'takeover':
      return <TakeoverWords asked={asked} question={question} />;
    default:
      return assertNever(asked);
  }
}

const keys = new WeakMap<PendingQuestion, number>();
let last = 0;

/** Each question appears anew. */
function keyOf(asked: PendingQuestion): number {
  const key = keys.get(asked) ?? (last += 1);
  keys.set(asked, key);
  return key;
}

/** Tells that the question has come into sight. */
function Appears({ question }: QuestionProps) {
  useEffect(() => {
    question.appeared();
  }, [question]);
  return null;
}

/* Who makes the portal ask: the words around it are the portal's own. */
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
