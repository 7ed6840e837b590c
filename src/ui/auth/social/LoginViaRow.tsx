import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import type { SignInProvider } from '../../../domain/auth/social-provider';
import { VisuallyHidden } from '../../shared/VisuallyHidden';
import { BrandMark } from '../../shell/BrandMark';
import { space } from '../../theme/space';
import { theme } from '../../theme/theme';
import { providerNames } from './provider-names';
import type { SocialSignInViewModel } from './social-sign-in.view-model';
import { ViaSpace } from './via-look';

/** One button for each provider: the chosen one turns while it works, the others wait (spec 1 §4). */
export const LoginViaRow = observer(function LoginViaRow({ signIn }: { readonly signIn: SocialSignInViewModel }) {
  const heading = useId();
  const { providers = [], status } = signIn;
  return (
    <ViaSpace role="group" aria-labelledby={heading}>
      <Heading id={heading}>Login Via</Heading>
      <Buttons>
        {providers.map((provider) => (
          <ProviderButton key={provider} signIn={signIn} provider={provider} />
        ))}
      </Buttons>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </ViaSpace>
  );
});

interface ProviderButtonProps {
  readonly signIn: SocialSignInViewModel;
  readonly provider: SignInProvider;
}

const ProviderButton = observer(function ProviderButton({ signIn, provider }: ProviderButtonProps) {
  const name = providerNames[provider];
  const spinning = signIn.isSpinning(provider);
  return (
    <Face
      type="button"
      aria-label={name}
      title={name}
      aria-busy={spinning || undefined}
      aria-disabled={spinning || signIn.isInert(provider)}
      $spinning={spinning}
      onClick={() => {
        signIn.choose(provider);
      }}
    >
      <BrandMark name={provider} size={22} />
    </Face>
  );
});

const Heading = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.colour.textSoft};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${theme.colour.line};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Face = styled.button<{ readonly $spinning: boolean }>`
  display: grid;
  flex: 1;
  place-items: center;
  height: 60px;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  transition: background ${theme.motion.fast} ${theme.motion.easing};
  &:hover:not([aria-disabled='true']) {
    background: #262a4a;
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: ${({ $spinning }) => ($spinning ? 1 : 0.4)};
  }
  ${({ $spinning }) => ($spinning ? `color: ${theme.colour.cyan};` : '')}
  svg {
    animation: ${({ $spinning }) => ($spinning ? turn : 'none')} 1.2s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    /* Words and colour say it instead. */
    svg {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
