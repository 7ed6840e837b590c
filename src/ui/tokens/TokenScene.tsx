import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import type { TokenVisit } from '../../domain/tokens/token-visit';
import { Container } from '../shared/Container';
import { HologramScene } from '../shared/HologramScene';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface TokenTexts {
  readonly processing: { readonly title: string; readonly text: string };
  /** Titles; the text below is the server's. */
  readonly success: string;
  readonly error: string;
}

export interface TokenSceneProps {
  readonly visit: TokenVisit;
  readonly texts: TokenTexts;
  /** What stands below the words, such as the ways on. */
  readonly children?: ReactNode;
}

/** What a token page shows of its visit, told to screen readers as it changes (spec 2 §4). */
export const TokenScene = observer(function TokenScene({ visit, texts, children }: TokenSceneProps) {
  const end = endOf(visit);
  return (
    <Room>
      <HologramScene width={260}>{end === undefined ? <Turning d={ARC} /> : figures[end.kind]}</HologramScene>
      <Words role="status" aria-busy={end === undefined}>
        <h1>{end === undefined ? texts.processing.title : texts[end.kind]}</h1>
        <Text>{end === undefined ? texts.processing.text : end.message}</Text>
      </Words>
      <NoScript>
        This page needs JavaScript. Please switch it on and open the link again; until then nothing happens.
      </NoScript>
      {end === undefined ? null : <Ways>{children}</Ways>}
    </Room>
  );
});

interface End {
  readonly kind: 'success' | 'error';
  readonly message: string;
}

const brokenLink = 'This link is not complete. Please open it from the mail once more, or copy the whole of it.';

function endOf(visit: TokenVisit): End | undefined {
  if (visit.kind === 'broken') return { kind: 'error', message: brokenLink };
  return visit.kind === 'success' || visit.kind === 'error' ? visit : undefined;
}

const figures = {
  success: <path d="M116 92a44 44 0 1 1 88 0 44 44 0 0 1-88 0M140 93l14 14 27-29" />,
  error: <path d="M116 92a44 44 0 1 1 88 0 44 44 0 0 1-88 0M144 76l32 32M176 76l-32 32" />,
};
const ARC = 'M160 48a44 44 0 1 1-44 44';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.path`
  transform-origin: 160px 92px;
  animation: ${turn} 1.2s linear infinite;
`;

const Room = styled(Container)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(6)};
  min-height: 60vh;
  padding-block: ${space(10)};
  text-align: center;
`;

const Words = styled.div`
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
  @media (scripting: none) {
    display: block;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;
