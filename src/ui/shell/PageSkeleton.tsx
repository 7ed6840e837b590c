import { observer } from 'mobx-react-lite';
import type { ReactNode, RefObject } from 'react';
import type { PageShape } from '../../domain/shell/page-shape';
import { pageShape } from '../../domain/shell/page-shape';
import { Blank, BlankPanel } from '../shared/Blank';
import { Cards, Feature, GameColumns, Hero, Page, Side, Stack, TextColumn } from './page-skeleton-look';
import { useKeptPlace } from './use-kept-place';

export interface PageSkeletonProps {
  /** Of the page that is to come; undefined while none is awaited. */
  readonly path: string | undefined;
  /** What holds the page that gives way. */
  readonly main: RefObject<HTMLElement | null>;
}

/** Stands where a page is to come, in its shape; taller than the window, so that nothing below it moves when the page has come. */
export const PageSkeleton = observer(function PageSkeleton({ path, main }: PageSkeletonProps) {
  useKeptPlace(main, path !== undefined);
  return path === undefined ? null : <div aria-hidden="true">{shapes[pageShape(path)]}</div>;
});

const eight = Array.from({ length: 8 }, (_, index) => index);

const cards = (
  <Cards>
    {eight.map((index) => (
      <Stack key={index}>
        <BlankPanel $ratio="16 / 9" />
        <Blank $width="30%" />
        <Blank $width="70%" $height="20px" />
        <Blank $width="90%" />
      </Stack>
    ))}
  </Cards>
);

const lines = ['96%', '100%', '91%', '98%', '64%'].map((width) => <Blank key={width} $width={width} />);

const shapes: Record<PageShape, ReactNode> = {
  home: (
    <>
      <Hero />
      <Page>{cards}</Page>
    </>
  ),
  cards: (
    <Page>
      <Blank $width="240px" $height="44px" />
      <Blank $width="120px" />
      {cards}
    </Page>
  ),
  game: (
    <Page>
      <GameColumns>
        <Stack>
          <Blank $width="320px" $height="40px" />
          <BlankPanel $ratio="16 / 9" />
        </Stack>
        <Side>
          <BlankPanel />
          <BlankPanel />
        </Side>
        <Stack>{lines}</Stack>
      </GameColumns>
    </Page>
  ),
  text: (
    <TextColumn>
      <Feature />
      <Blank $width="80%" $height="44px" />
      <Blank $width="40%" />
      {lines}
    </TextColumn>
  ),
  plain: (
    <Page>
      <Blank $width="280px" $height="44px" />
      {lines}
    </Page>
  ),
};
