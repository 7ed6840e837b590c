import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Slide } from '../../domain/games/game';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface PortfolioProps {
  readonly title: string;
  readonly pictures: readonly Slide[];
}

/** Trailer & Screenshots: each picture leads to its full size. */
export const Portfolio = observer(function Portfolio({ title, pictures }: PortfolioProps) {
  return (
    <section aria-labelledby="portfolio">
      <Title id="portfolio">Trailer &amp; Screenshots</Title>
      <Grid>
        {pictures.map(({ original, colour }, index) => (
          <li key={original}>
            <Shot href={original} target="_blank" rel="noopener">
              <Picture
                kind="game"
                picture={original}
                colour={colour}
                alt={`${title}, screenshot ${index + 1} of ${pictures.length}`}
              />
            </Shot>
          </li>
        ))}
      </Grid>
    </section>
  );
});

const Title = styled.h2`
  margin-bottom: ${space(3)};
  font-size: ${theme.size.xl};
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
