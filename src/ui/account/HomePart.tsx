import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Section } from './account.styles';
import { SectionFailure } from './SectionFailure';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

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
