import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { coinWord } from './coin-word';

/** Balance in coins. */
export const Balance = observer(function Balance({ coins }: { readonly coins: number }) {
  return (
    <Line>
      <Icon name="coins" size={14} colour={theme.colour.warning} />
      {humanizeNumber(coins)}
      <VisuallyHidden>{` ${coinWord(coins)}`}</VisuallyHidden>
    </Line>
  );
});

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;
