import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import { HologramScene } from '../../shared/HologramScene';
import { space, theme } from '../../theme/theme';
import type { AuthModalViewModel } from '../auth-modal.view-model';
import { Room, Ways } from './social-page.styles';

const RING = 'M116 92a44 44 0 1 1 88 0 44 44 0 0 1-88 0';
const FIGURES = {
  done: `${RING}M140 93l14 14 27-29`,
  waiting: `${RING}M160 66v28l18 12`,
  failed: `${RING}M144 76l32 32M176 76l-32 32`,
} as const;

export interface StatusSceneProps {
  readonly figure: keyof typeof FIGURES;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The result page of a provider login: picture, title, text and next steps. */
export const StatusScene = observer(function StatusScene({ figure, title, text, children }: StatusSceneProps) {
  return (
    <Room>
      <Middle>
        <HologramScene width={240}>
          <path d={FIGURES[figure]} />
        </HologramScene>
        <div role="status">
          <Title>{title}</Title>
          <Text>{text}</Text>
        </div>
        <Ways>{children}</Ways>
      </Middle>
    </Room>
  );
});

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  text-align: center;
`;

const Title = styled.h1`
  font-size: clamp(1.5rem, 4vw, ${theme.size.xxl});
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-width: 36rem;
  margin: ${space(3)} auto 0;
  color: ${theme.colour.textSoft};
  text-wrap: balance;
`;

interface TryAgainProps {
  readonly authModal: AuthModalViewModel;
}

/** Next steps after a failed provider login. */
export const TryAgain = observer(function TryAgain({ authModal }: TryAgainProps) {
  return (
    <>
      <Button variant="primary" size="lg" icon="rotate-cw" onClick={authModal.openLogin}>
        Try again
      </Button>
      <ButtonLink to="/" size="lg">
        Home
      </ButtonLink>
    </>
  );
});
