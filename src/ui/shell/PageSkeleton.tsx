import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { navigationSize } from './navigation-size';
import type { PageShape } from './page-shape.machine';
import { pageShape } from './page-shape.machine';
import { Paragraph } from './skeleton/BlankCard';
import { ArticleShape, BlogShape } from './skeleton/BlogShape';
import { DeveloperShape, GameShape, ProfileShape } from './skeleton/GameShape';
import { GamesShape } from './skeleton/GamesShape';
import { HelpListShape, HelpShape } from './skeleton/HelpShape';
import { HomeShape } from './skeleton/HomeShape';
import { LegalShape, RowsShape, SearchShape } from './skeleton/SearchShape';
import { ShopShape } from './skeleton/ShopShape';
import { heading, Line, Page } from './skeleton/skeleton.styles';

/** Generic skeleton of a heading and text. */
const PlainShape = observer(function PlainShape() {
  return (
    <Page $gap={6}>
      <Line $width="280px" $room={heading.page} />
      <Paragraph lines={5} />
    </Page>
  );
});

interface SavedFocus {
  readonly address: string;
  readonly focus: Element | null;
}

/** Moves the focus out of a hidden page and restores it if the navigation is cancelled. */
function useSavedFocus(main: RefObject<HTMLElement | null>, hidden: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const saved = useRef<SavedFocus>(undefined);
  useLayoutEffect(() => {
    if (hidden) {
      const focus = document.activeElement;
      saved.current = { address, focus };
      // The focused element is hidden with its page.
      if (main.current?.contains(focus) === true) main.current.focus({ preventScroll: true });
      return;
    }
    const before = saved.current;
    saved.current = undefined;
    if (before?.address !== address) return;
    if (before.focus instanceof HTMLElement && main.current?.contains(before.focus) === true)
      before.focus.focus({ preventScroll: true });
  }, [hidden, address, main]);
}

export interface PageSkeletonProps {
  /** Path of the next page; undefined without a pending navigation. */
  readonly path: string | undefined;
  /** Main element around the hidden page. */
  readonly main: RefObject<HTMLElement | null>;
}

/** Skeleton of the next page. Keeps the scroll position of the hidden page. */
export const PageSkeleton = observer(function PageSkeleton({ path, main }: PageSkeletonProps) {
  useSavedFocus(main, path !== undefined);
  return path === undefined ? null : <Cover aria-hidden="true">{shapes[pageShape(path)]}</Cover>;
});

const shapes: Record<PageShape, ReactNode> = {
  home: <HomeShape />,
  games: <GamesShape filters />,
  tag: <GamesShape />,
  search: <SearchShape />,
  developer: <DeveloperShape />,
  announcements: <RowsShape />,
  game: <GameShape />,
  blog: <BlogShape />,
  article: <ArticleShape wide />,
  announcement: <ArticleShape />,
  help: <HelpShape />,
  questions: <HelpListShape />,
  form: <HelpListShape form />,
  legal: <LegalShape />,
  profile: <ProfileShape />,
  shop: <ShopShape />,
  plain: <PlainShape />,
};

/* Covers the page below the header and scrolls on its own, so that the page beneath keeps its position. */
const Cover = styled.div`
  position: fixed;
  inset: 64px 0 0;
  z-index: ${theme.layer.navigation - 1};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  background: ${theme.colour.room};
  @media ${theme.from.wide} {
    top: 72px;
    left: ${navigationSize.collapsed};
  }
`;
