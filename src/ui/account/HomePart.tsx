import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { SectionFailure } from './SectionFailure';
import { Section } from './account.styles';

export interface HomePartProps {
  readonly id: string;
  readonly title: string;
  /** Where all of it is. */
  readonly all: { readonly title: string; readonly to: string };
  /** Why it did not come. */
  readonly failure: string | undefined;
  readonly onRetry: () => Promise<void>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  /** Undefined while it is asked for. */
  readonly children: ReactNode | undefined;
}

/** A part of the account's home in each of its states. */
export const HomePart = observer(function HomePart(props: HomePartProps) {
  const { id, title, all, failure, onRetry, skeleton, children } = props;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Link to={all.to}>{all.title}</Link>
      </Head>
      {children !== undefined ? (
        children
      ) : failure !== undefined ? (
        <SectionFailure text={failure} onRetry={onRetry} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
          <div aria-hidden="true">{skeleton}</div>
        </div>
      )}
    </Section>
  );
});

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  && h2 {
    font-size: ${theme.size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
    &:hover {
      color: ${theme.colour.text};
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

interface HomeNothingProps {
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
