import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PendingQuestion } from '../../application/bridge/pending-question';
import { coinsText } from '../catalog/item.texts';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { QuestionViewModel } from './question.view-model';
import { Amounts, Words } from './question.styles';
import { countedItem } from './question.texts';

export interface PurchaseWordsProps {
  readonly asked: PendingQuestion & { readonly kind: 'purchase' };
  readonly question: QuestionViewModel;
}

/** What would be bought, what it costs, and how many coins there are before and after. */
export const PurchaseWords = observer(function PurchaseWords({ asked, question }: PurchaseWordsProps) {
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
