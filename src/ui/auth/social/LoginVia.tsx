import { observer } from 'mobx-react-lite';
import { useEffect, useState, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import type { SignInProvider } from '../../../domain/auth/social-provider';
import { providerNames } from '../../../domain/auth/social-provider';
import { useDeferred } from '../../shared/use-deferred';
import { BrandMark } from '../../shell/BrandMark';
import { hairlineFrame } from '../../theme/mixins';
import { space, theme } from '../../theme/theme';
import type { SocialSignInViewModel } from './social-sign-in.view-model';
import type { SocialServices } from './social-status.view-model';

/** Reserved space of the row; long labels on a narrow screen take a second line. */
const ViaSpace = styled.div`
  box-sizing: border-box;
  min-height: 104px;
  margin-top: ${space(4)};
`;

/** One button for each provider: the chosen one spins, the others are inert (spec 1 §4). */
const LoginViaRow = observer(function LoginViaRow({ signIn }: { readonly signIn: SocialSignInViewModel }) {
  const buttons = useRef<HTMLDivElement>(null);
  const { providers = [], status } = signIn;
  const giveUp = () => {
    // Cancel is removed with the login that it cancels, so its focus moves to the provider.
    buttons.current?.querySelector<HTMLElement>('[aria-busy]')?.focus();
    signIn.giveUp();
  };
  return (
    <ViaSpace role="group" aria-label={HEADING}>
      <Line>
        <span role="status">{status}</span>
        {status === '' ? (
          <Heading>{HEADING}</Heading>
        ) : (
          <Cancel type="button" onClick={giveUp}>
            Cancel
          </Cancel>
        )}
      </Line>
      <Buttons ref={buttons}>
        {providers.map((provider) => (
          <ProviderButton key={provider} signIn={signIn} provider={provider} />
        ))}
      </Buttons>
    </ViaSpace>
  );
});

const HEADING = 'Login Via';

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

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.colour.textSoft};
`;

/* As high as its line, with a touch target of the minimum size. */
const Cancel = styled.button`
  flex: none;
  margin-block: -12px;
  padding: 12px ${space(2)};
  font-weight: 600;
  color: ${theme.colour.cyan};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Heading = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
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
  ${hairlineFrame}
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
  @media ${theme.media.reducedMotion} {
    /* Text and colour show the state instead. */
    svg {
      animation: none;
    }
  }
`;

export interface LoginViaProps {
  readonly openSocial: () => Promise<SocialServices>;
}

/** The login providers; space is reserved until they are known and released if there are none (spec 1 §2). */
export const LoginVia = observer(function LoginVia({ openSocial }: LoginViaProps) {
  const [failed, setFailed] = useState(false);
  const social = useDeferred(!failed, openSocial, () => {
    setFailed(true);
  });
  const signIn = social?.signIn;
  useEffect(() => {
    void signIn?.load();
  }, [signIn]);
  if (failed || signIn?.providers?.length === 0) return null;
  return signIn?.providers === undefined ? <ViaSpace aria-hidden="true" /> : <LoginViaRow signIn={signIn} />;
});
