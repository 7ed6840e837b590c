import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Genre } from '../../domain/home/home';
import { genreAddress } from '../games/index-address';
import { homeTexts } from '../notices/texts/common.texts';
import { EmptyState } from '../shared/EmptyState';
import { Picture } from '../shared/Picture';
import { SectionHeader } from '../shared/SectionHeader';
import { space, theme } from '../theme/theme';

export interface GenreTilesProps {
  readonly genres: readonly Genre[];
}

/** Game Categories: tiles that link to each genre's games. */
export const GenreTiles = observer(function GenreTiles({ genres }: GenreTilesProps) {
  return (
    <section aria-labelledby="genres">
      <SectionHeader id="genres" title="Game Categories" />
      {genres.length === 0 ? (
        <EmptyState icon="tag" text={homeTexts['no-categories'].body} />
      ) : (
        <Tiles>
          {genres.map(({ slug, title, picture }) => (
            <li key={slug}>
              <Tile to={genreAddress(slug)}>
                <Ground kind="genre" picture={picture} alt="" sizes={`${theme.from.wide} 33vw, 60vw`} />
                <span>{title}</span>
              </Tile>
            </li>
          ))}
        </Tiles>
      )}
    </section>
  );
});

const Tiles = styled.ul`
  display: flex;
  gap: ${space(3)};
  /* On a phone the tiles scroll sideways; a cut-off tile shows that there are more. */
  margin-inline: -${space(4)};
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space(4)};
  scrollbar-width: none;
  & > li {
    flex: none;
    width: 62vw;
    max-width: 280px;
    scroll-snap-align: start;
  }
  @media ${theme.from.wide} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
    & > li {
      flex: 4 1 220px;
      width: auto;
      max-width: none;
    }
    & > li:nth-child(6n + 1),
    & > li:nth-child(6n) {
      flex-grow: 7;
    }
    & > li:nth-child(6n + 3),
    & > li:nth-child(6n + 4) {
      flex-grow: 3;
    }
  }
`;

const Tile = styled(Link)`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: end;
  height: 148px;
  padding: ${space(4)};
  overflow: hidden;
  border-radius: ${theme.radius.card};
  font: 600 1.25rem/1.15 ${theme.font.heading};
  letter-spacing: -0.02em;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, rgba(10, 11, 20, 0.88), rgba(10, 11, 20, 0.12) 72%);
  }
  @media ${theme.from.wide} {
    height: 176px;
    padding: ${space(5)};
  }
`;

const Ground = styled(Picture)`
  && {
    position: absolute;
    inset: 0;
    z-index: -2;
    height: 100%;
    aspect-ratio: auto;
    transition: transform ${theme.motion.slow} ${theme.motion.easing};
  }
  ${Tile}:hover && {
    transform: scale(1.04);
  }
`;
