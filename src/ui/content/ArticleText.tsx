import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { focusInside, forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { RichText } from './RichText';
import type { OutlineEntry } from './article-outline.machine';
import { sideEntryStyles } from './side-entry.styles';

interface ContentsListProps {
  readonly outline: readonly OutlineEntry[];
  /** Id of the heading of the visible section. */
  readonly current: string | undefined;
}

/** The table of contents with links to the headings. */
const ContentsList = observer(function ContentsList({ outline, current }: ContentsListProps) {
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

/** Moves the keyboard focus to a heading; the router scrolls there. */
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
  ${sideEntryStyles}
  min-height: ${theme.target};
  padding-block: ${space(1)};
  padding-inline: ${({ $below }) => space($below ? 8 : 4)} ${space(2)};
  font-size: ${theme.size.sm};
  line-height: 1.35;
  ${focusInside}
`;

/** Distance from the window's top within which a heading counts as reached, in pixels; a little below the header. */
const LINE = 140;

/** Root margin that contains everything above the line. */
const aboveTheLine = () => `1000000px 0px ${LINE - document.documentElement.clientHeight}px 0px`;

/** Returns the last heading scrolled past; undefined before the first one and without IntersectionObserver. */
function useCurrentHeading(outline: readonly OutlineEntry[]): string | undefined {
  const ids = outline.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (ids === '' || typeof IntersectionObserver === 'undefined') return undefined;
    const passed = new Set<string>();
    const order = ids.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(order.findLast((id) => passed.has(id)));
      },
      { rootMargin: aboveTheLine() },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading !== null) observer.observe(heading);
    }
    return () => {
      observer.disconnect();
    };
  }, [ids]);
  return current;
}

export interface ArticleTextProps {
  /** HTML sanitised by the server. */
  readonly html: string;
  /** Headings of the table of contents; empty for a short article. */
  readonly outline: readonly OutlineEntry[];
}

/** An article with its table of contents beside the text, or folded above it on narrow screens. */
export const ArticleText = observer(function ArticleText({ html, outline }: ArticleTextProps) {
  const current = useCurrentHeading(outline);
  if (outline.length === 0) return <RichText html={html} />;
  const list = <ContentsList outline={outline} current={current} />;
  return (
    <Layout>
      <Folded>
        <summary>
          {LABEL}
          <Icon name="chevron-down" size={20} colour="currentColor" />
        </summary>
        <nav aria-label={LABEL}>{list}</nav>
      </Folded>
      <RichText html={html} />
      <Beside aria-label={LABEL}>
        <p aria-hidden="true">{LABEL}</p>
        {list}
      </Beside>
    </Layout>
  );
});

const LABEL = 'On this page';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  @media ${theme.from.wider} {
    grid-template-columns: minmax(0, 45rem) minmax(0, 1fr);
    gap: ${space(12)};
  }
`;

const Folded = styled.details`
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-inline: ${space(4)};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    border-radius: ${theme.radius.card};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > nav {
    padding: 0 ${space(4)} ${space(3)};
  }
  ${forcedBorder}
  @media ${theme.from.wider} {
    display: none;
  }
`;

const Beside = styled.nav`
  display: none;
  @media ${theme.from.wider} {
    display: block;
    position: sticky;
    top: ${space(24)};
    align-self: start;
    max-height: calc(100vh - ${space(32)});
    overflow-y: auto;
    scrollbar-width: thin;
  }
  & > p {
    margin-bottom: ${space(2)};
    padding-inline-start: ${space(4)};
    font-size: ${theme.size.sm};
    font-weight: 600;
  }
`;
