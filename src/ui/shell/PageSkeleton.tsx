import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageShape } from '../../domain/shell/page-shape';
import { pageShape } from '../../domain/shell/page-shape';
import { theme } from '../theme/theme';
import { navigationSize } from './navigation-size';
import { Paragraph } from './skeleton/BlankCard';
import { ArticleShape, BlogShape } from './skeleton/BlogShape';
import { DeveloperShape, GameShape, ProfileShape } from './skeleton/GameShape';
import { GamesShape } from './skeleton/GamesShape';
import { HelpListShape, HelpShape } from './skeleton/HelpShape';
import { HomeShape } from './skeleton/HomeShape';
import { LegalShape, RowsShape, SearchShape } from './skeleton/SearchShape';
import { ShopShape } from './skeleton/ShopShape';
import { heading, Line, Page } from './skeleton/skeleton.styles';

/** A heading and words, where nothing else is known of a page. */
const PlainShape = observer(function PlainShape() {
  return (
    <Page $gap={6}>
      <Line $width="280px" $room={heading.page} />
      <Paragraph lines={5} />
    </Page>
  );
});

interface Kept {
  readonly address: string;
  readonly focus: Element | null;
}

/** Takes the focus off a page that is away, and gives it back when nothing came in its stead. */
function useKeptFocus(main: RefObject<HTMLElement | null>, away: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const kept = useRef<Kept>(undefined);
  useLayoutEffect(() => {
    if (away) {
      const focus = document.activeElement;
      kept.current = { address, focus };
      // What had the focus is hidden with its page; the keyboard goes on where the next one comes.
      if (main.current?.contains(focus) === true) main.current.focus({ preventScroll: true });
      return;
    }
    const before = kept.current;
    kept.current = undefined;
    if (before?.address !== address) return;
    if (before.focus instanceof HTMLElement && main.current?.contains(before.focus) === true)
      before.focus.focus({ preventScroll: true });
  }, [away, address, main]);
}

export interface PageSkeletonProps {
  /** Of the page that is to come; undefined while none is awaited. */
  readonly path: string | undefined;
  /** What holds the page that gives way. */
  readonly main: RefObject<HTMLElement | null>;
}

/** Stands where a page is to come, in its shape, as that page stands at its top; the window keeps the place of the page that gives way. */
export const PageSkeleton = observer(function PageSkeleton({ path, main }: PageSkeletonProps) {
  useKeptFocus(main, path !== undefined);
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

/* Over the page, below the header. It scrolls by itself, so that the page beneath keeps its place. */
const Cover = styled.div`
  position: fixed;
  inset: 64px 0 0;
  z-index: ${theme.layer.navigation - 1};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  background: ${theme.colour.room};
  @media ${theme.wide} {
    top: 72px;
    left: ${navigationSize.collapsed};
  }
`;
