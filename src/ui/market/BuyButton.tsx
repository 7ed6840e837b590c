import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../shared/Button';
import type { ButtonVariant } from '../shared/button.styles';
import { Icon } from '../shared/Icon';

export interface BuyButtonProps {
  readonly variant: ButtonVariant;
  /** True while a purchase is in progress or the item cannot be bought. */
  readonly blocked: boolean;
  /** True while this item is being bought. */
  readonly buying: boolean;
  readonly onBuy: () => void;
  readonly children: ReactNode;
}

/** Button that starts a purchase; blocked while another purchase runs (spec 2 §4). */
export const BuyButton = observer(function BuyButton(props: BuyButtonProps) {
  const { variant, blocked, buying, onBuy, children } = props;
  return (
    <Wide
      variant={variant}
      // Disabling the busy button would drop its focus.
      disabled={blocked && !buying}
      aria-disabled={buying || undefined}
      aria-busy={buying || undefined}
      onClick={buying ? undefined : onBuy}
    >
      {buying ? <Icon name="rotate-cw" size={18} colour="currentColor" /> : null}
      {children}
    </Wide>
  );
});

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const Wide = styled(Button)`
  min-height: 48px;
  min-width: 88px;
  padding-inline: 24px;
  &[aria-busy] > svg {
    animation: ${spin} 900ms linear infinite;
  }
`;
