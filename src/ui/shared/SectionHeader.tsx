import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Icon } from './Icon';

export interface SectionHeaderProps {
  readonly title: string;
  /** Heading level; 4 within another section. */
  readonly level?: 2 | 4;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** Heading of a section with an optional "see all" link. */
export const SectionHeader = observer(function SectionHeader({ title, level = 2, id, link }: SectionHeaderProps) {
  return (
    <Row>
      <Title as={`h${level}`} id={id}>
        {title}
      </Title>
      {link === undefined ? null : (
        <More to={link.to}>
          {link.label}
          <Icon name="chevron-right" size={18} colour="currentColor" />
        </More>
      )}
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  /* A long link wraps below the heading. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-height: ${theme.target};
  margin-bottom: ${space(4)};
`;

const Title = styled.h2`
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
  @media ${theme.below.medium} {
    font-size: 1.375rem;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${theme.target};
  flex: none;
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
`;
