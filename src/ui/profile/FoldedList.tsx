import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';

export interface FoldedListProps {
  /** Entries with unique keys. */
  readonly children: readonly ReactNode[];
  /** Number of entries shown at first. */
  readonly first: number;
  /** Plural noun for the entries, such as `achievements`. */
  readonly name: string;
  /** Minimum width of an entry in pixels, in rows of several entries. */
  readonly entry: number;
}

/** List with a "Show more" disclosure that works without a script. */
export const FoldedList = observer(function FoldedList({ children, first, name, entry }: FoldedListProps) {
  const rest = children.slice(first);
  return (
    <>
      <Entries $entry={entry}>{children.slice(0, first)}</Entries>
      {rest.length === 0 ? null : (
        <Rest>
          <summary>
            <span>
              Show {rest.length} more {name}
            </span>
            <Icon name="chevron-down" size={18} colour="currentColor" />
          </summary>
          <Entries $entry={entry}>{rest}</Entries>
        </Rest>
      )}
    </>
  );
});

const Entries = styled.ul<{ readonly $entry: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $entry }) => $entry}px), 1fr));
  gap: ${space(4)} ${space(6)};
`;

const Rest = styled.details`
  margin-top: ${space(3)};
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${theme.target};
    margin-bottom: ${space(2)};
    font-size: ${theme.size.sm};
    font-weight: 600;
    color: ${theme.colour.textSoft};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: ${theme.colour.text};
    }
  }
  &[open] > summary > svg {
    transform: rotate(0.5turn);
  }
`;
