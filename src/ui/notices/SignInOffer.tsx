import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Toast } from '../../domain/notices/toast';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import type { ToastsViewModel } from './toasts.view-model';

export interface SignInOfferProps {
  readonly toast: Toast;
  readonly toasts: ToastsViewModel;
}

/** Offers a guest to sign in or up, so that the badge is kept (spec 1 §2). */
export const SignInOffer = observer(function SignInOffer({ toast, toasts }: SignInOfferProps) {
  return (
    <>
      <Line>Log in or sign up to save your badge.</Line>
      <Ways>
        <Button
          variant="primary"
          onClick={() => {
            toasts.signUp(toast);
          }}
        >
          Sign Up
        </Button>
        <Button
          onClick={() => {
            toasts.logIn(toast);
          }}
        >
          Login
        </Button>
      </Ways>
    </>
  );
});

const Line = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  @media not all and ${theme.wide} {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;
