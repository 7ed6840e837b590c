import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Loading } from '../shared/Loading';
import { SectionFailure } from './SectionFailure';
import { Section } from './account.styles';

interface SectionLink {
  readonly title: string;
  readonly to: string;
}

export interface AccountHomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** Link to the complete list. */
  readonly all: SectionLink;
  /** Further link. */
  readonly more?: SectionLink | undefined;
  /** Error text of a failed load. */
  readonly failure: string | undefined;
  readonly onRetry: () => Promise<void>;
  /** Placeholder in the shape of the content. */
  readonly skeleton: ReactNode;
  /** Undefined while loading. */
  readonly children: ReactNode | undefined;
}

/** A section of the account's home page with its loading and failed states. */
export const AccountHomeSection = observer(function AccountHomeSection(props: AccountHomeSectionProps) {
  const { id, title, all, more, failure, onRetry, skeleton, children } = props;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Links>
          {more === undefined ? null : <Link to={more.to}>{more.title}</Link>}
          <Link to={all.to}>{all.title}</Link>
        </Links>
      </Head>
      {children !== undefined ? (
        children
      ) : failure !== undefined ? (
        <SectionFailure text={failure} onRetry={onRetry} />
      ) : (
        <Loading>{skeleton}</Loading>
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

const Links = styled.span`
  display: flex;
  gap: ${space(5)};
`;

interface AccountHomeEmptyProps {
  /** Placeholder whose space stays reserved, so that nothing below moves. */
  readonly room: ReactNode;
  readonly text: string;
  /** Link to a next step. */
  readonly children?: ReactNode;
}

/** The empty state of a section of the account's home page. */
export const AccountHomeEmpty = observer(function AccountHomeEmpty({ room, text, children }: AccountHomeEmptyProps) {
  return (
    <Stack>
      <div aria-hidden="true">{room}</div>
      <Text>
        <p>{text}</p>
        {children}
      </Text>
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

const Text = styled.div`
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
