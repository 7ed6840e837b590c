import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../shared/Button';
import type { ButtonVariant } from '../shared/button.styles';
import { Icon } from '../shared/Icon';

export interface BuyButtonProps {
  readonly variant: ButtonVariant;
  /** A purchase is in progress, or this cannot be bought now. */
  readonly blocked: boolean;
  /** It is this that is being bought. */
  readonly buying: boolean;
  readonly onBuy: () => void;
  readonly children: ReactNode;
}

/** Buys; while one purchase runs no other can begin (spec 2 §4). */
export const BuyButton = observer(function BuyButton(props: BuyButtonProps) {
  const { variant, blocked, buying, onBuy, children } = props;
  return (
    <Wide
      variant={variant}
      // What is at work keeps the focus, which disabling would take away.
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

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Wide = styled(Button)`
  min-height: 48px;
  min-width: 88px;
  padding-inline: 24px;
  &[aria-busy] > svg {
    animation: ${turn} 900ms linear infinite;
  }
`;
