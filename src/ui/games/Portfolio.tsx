import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useModalScope } from '../notices/use-modal-scope';
import { Dim } from '../shared/Dim';
import { Icon } from '../shared/Icon';
import { Picture } from '../shared/Picture';
import { isPlainPress } from '../shared/is-plain-press';
import { useDeferred } from '../shared/use-deferred';
import { space, theme } from '../theme/theme';
import type { PortfolioEntry } from './portfolio.machine';
import { isTrailer } from './portfolio.machine';

export interface PortfolioProps {
  readonly title: string;
  readonly pictures: readonly PortfolioEntry[];
}

/** Trailer & Screenshots; each opens in a lightbox, or as a link to its full size without JavaScript. */
export const Portfolio = observer(function Portfolio({ title, pictures }: PortfolioProps) {
  const [opened, setOpened] = useState<number>();
  const close = useState(() => () => {
    setOpened(undefined);
  })[0];
  const Lightbox = useDeferred(opened !== undefined, () => import('./Lightbox'), close)?.Lightbox;
  const mayDim = useModalScope('lightbox') !== false;
  return (
    <section aria-labelledby="portfolio">
      <Title id="portfolio">Trailer &amp; Screenshots</Title>
      <Grid>
        {pictures.map((slide, index) => (
          <li key={slide.original}>
            <Shot
              href={slide.original}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <Picture
                kind="game"
                picture={isTrailer(slide) ? slide.thumbnail : slide.original}
                colour={slide.colour}
                alt={
                  slide.alt ||
                  `${title}, ${isTrailer(slide) ? 'trailer' : 'screenshot'} ${index + 1} of ${pictures.length}`
                }
              />
              {isTrailer(slide) ? (
                <Mark>
                  <Icon name="play" size={28} />
                </Mark>
              ) : null}
            </Shot>
          </li>
        ))}
      </Grid>
      {opened === undefined ? null : Lightbox === undefined ? (
        mayDim ? (
          <Dim aria-busy="true" />
        ) : null
      ) : (
        <Lightbox title={title} pictures={pictures} first={opened} onClose={close} />
      )}
    </section>
  );
});

const Title = styled.h2`
  margin-bottom: ${space(3)};
  /* The longest word fits a small phone with a large font. */
  font-size: min(${theme.size.xl}, 14vw);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  & > li:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`;

const Shot = styled.a`
  display: block;
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  img {
    transition: transform ${theme.motion.slow} ${theme.motion.easing};
  }
  &:hover img {
    transform: scale(1.03);
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  & > svg {
    padding: ${space(4)};
    box-sizing: content-box;
    border-radius: ${theme.radius.pill};
    background: rgba(10, 11, 20, 0.72);
  }
`;
