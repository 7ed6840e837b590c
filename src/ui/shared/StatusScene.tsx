import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Container } from './Container';
import { HologramScene } from './HologramScene';

export interface StatusSceneProps {
  /** In progress, final result, login required (`closed`) or confirmation required (`asking`). */
  readonly state: 'busy' | 'success' | 'error' | 'closed' | 'asking';
  readonly title: string;
  readonly text: string;
  /** Text for visitors without a script. */
  readonly noScript: string;
  /** Actions below the text. */
  readonly children?: ReactNode;
}

/** Page for the status of one process, announced by screen readers on changes. */
export const StatusScene = observer(function StatusScene(props: StatusSceneProps) {
  const { state, title, text, noScript, children } = props;
  return (
    <Room>
      <HologramScene width={260}>{figures[state]}</HologramScene>
      <Message role="status" aria-busy={state === 'busy'}>
        <h1>{title}</h1>
        <Text>{text}</Text>
      </Message>
      <NoScript>{noScript}</NoScript>
      {children === undefined || children === null ? null : <Actions>{children}</Actions>}
    </Room>
  );
});

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.path`
  transform-origin: 160px 92px;
  animation: ${spin} 1.2s linear infinite;
`;

const figures = {
  busy: <Spinner d="M160 48a44 44 0 1 1-44 44" />,
  success: <path d="M116 92a44 44 0 1 1 88 0 44 44 0 0 1-88 0M140 93l14 14 27-29" />,
  closed: <path d="M128 88h64v44h-64zM140 88V72a20 20 0 0 1 40 0v16M160 104v12" />,
  asking: <path d="M112 64h96v64h-96zM112 68l48 34 48-34" />,
  error: <path d="M116 92a44 44 0 1 1 88 0 44 44 0 0 1-88 0M144 76l32 32M176 76l-32 32" />,
};

const Room = styled(Container)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(6)};
  min-height: 60vh;
  padding-block: ${space(10)};
  text-align: center;
`;

const Message = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Text = styled.p`
  max-width: 36rem;
  color: ${theme.colour.textSoft};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const NoScript = styled.p`
  display: none;
  max-width: 36rem;
  @media ${theme.media.noScript} {
    display: block;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;
