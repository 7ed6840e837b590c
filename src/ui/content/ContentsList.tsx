import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OutlineEntry } from '../../domain/content/article-outline';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { sideEntryLook } from './side-entry.styles';

export interface ContentsListProps {
  readonly outline: readonly OutlineEntry[];
  /** The id of the heading whose text is being read. */
  readonly current: string | undefined;
}

/** The headings of an article, each the way to its part. */
export const ContentsList = observer(function ContentsList({ outline, current }: ContentsListProps) {
  return (
    <ol>
      {outline.map(({ id, title, below }) => (
        <li key={id}>
          <Entry
            to={{ hash: id }}
            $below={below}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => {
              if (!opensElsewhere(event)) focusHeading(id, event.currentTarget.ownerDocument);
            }}
          >
            {title}
          </Entry>
        </li>
      ))}
    </ol>
  );
});

/** The keyboard goes on where the eye does; the way there is the router's. */
function focusHeading(id: string, page: Document): void {
  const heading = page.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

const Entry = styled(Link)<{ readonly $below: boolean }>`
  ${sideEntryLook}
  min-height: ${theme.target};
  padding-block: ${space(1)};
  padding-inline: ${({ $below }) => space($below ? 8 : 4)} ${space(2)};
  font-size: ${theme.size.sm};
  line-height: 1.35;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
