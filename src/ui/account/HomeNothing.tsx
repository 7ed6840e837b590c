import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface HomeNothingProps {
  /** What stood there while it was asked for: its room is kept, so that nothing below moves. */
  readonly room: ReactNode;
  readonly text: string;
  /** A way on. */
  readonly children?: ReactNode;
}

/** What is said on the account's home where there is nothing yet. */
export const HomeNothing = observer(function HomeNothing({ room, text, children }: HomeNothingProps) {
  return (
    <Stack>
      <div aria-hidden="true">{room}</div>
      <Words>
        <p>{text}</p>
        {children}
      </Words>
    </Stack>
  );
});

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  & > [aria-hidden] {
    visibility: hidden;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${space(3)} ${space(5)};
  padding: ${space(4)} ${space(6)};
  border-radius: ${theme.radius.panel};
  color: ${theme.colour.textSoft};
  background: ${theme.colour.surface};
`;
