import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { Container } from '../shared/Container';
import { HologramScene } from '../shared/HologramScene';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { errorFigures } from './error-figures';
import type { ErrorServices } from './error-services';
import { ErrorWays } from './ErrorWays';
import type { ShownError } from './shown-error';

export interface ErrorSceneProps {
  readonly error: ShownError;
  readonly services?: ErrorServices | undefined;
}

/** An error's page: what happened, a picture of it, and the way on. */
export const ErrorScene = observer(function ErrorScene({ error, services }: ErrorSceneProps) {
  return (
    <Room>
      <Hologram>
        <HologramScene width={440}>
          <Floating>{errorFigures[error.page]}</Floating>
        </HologramScene>
      </Hologram>
      <Words>
        {error.status === undefined ? null : <Status>{error.status}</Status>}
        <Title>{error.title}</Title>
        <Text>{error.text}</Text>
        <Ways>
          <ErrorWays error={error} services={services} />
        </Ways>
      </Words>
    </Room>
  );
});

const float = keyframes`
  from { transform: translateY(3px); }
  to { transform: translateY(-5px); }
`;

const Floating = styled.g`
  animation: ${float} 2.4s ease-in-out infinite alternate;
`;

const Room = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space(4)} ${space(12)};
  min-height: 60vh;
  padding-block: ${space(8)};
  @media (min-width: 800px) {
    grid-template-columns: 1fr 1fr;
    padding-block: ${space(16)};
  }
`;

const Hologram = styled.div`
  display: grid;
  justify-items: center;
  @media (min-width: 800px) {
    order: 2;
  }
  @media (max-width: 799.98px) {
    max-width: 300px;
    margin-inline: auto;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  @media (max-width: 799.98px) {
    justify-items: center;
    text-align: center;
  }
`;

const Status = styled.p`
  font: 600 ${theme.size.lg} ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.cyan};
`;

const Title = styled.h1`
  font-size: clamp(2rem, 5vw, 3.5rem);
`;

const Text = styled.p`
  max-width: 36rem;
  text-wrap: balance;
  font-size: ${theme.size.lg};
  color: ${theme.colour.textSoft};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(2)};
  @media (max-width: 799.98px) {
    justify-content: center;
  }
`;
