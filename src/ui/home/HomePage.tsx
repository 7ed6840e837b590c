import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../domain/shared/brand';
import type { Home } from '../../domain/home/home';
import { Container } from '../shared/Container';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { GenreTiles } from './GenreTiles';
import { HomeSlider } from './HomeSlider';
import { NewestGames } from './NewestGames';
import { PopularGames } from './PopularGames';
import { RecentArticles } from './RecentArticles';

/** The home page, its sections in the order of spec 1 §2. */
export const HomePage = observer(function HomePage() {
  const home = useLoaderData<Home>();
  return (
    <>
      <VisuallyHidden as="h1">{brand.siteName}: VR games in your browser</VisuallyHidden>
      {home.slider.length === 0 ? null : <HomeSlider games={home.slider} />}
      <Sections>
        <GenreTiles genres={home.genres} />
        <NewestGames games={home.updated} />
        {home.articles.length === 0 ? null : <RecentArticles articles={home.articles} />}
        <PopularGames games={home.popular} />
      </Sections>
    </>
  );
});

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(8)} ${space(16)};
  @media ${theme.wide} {
    gap: ${space(18)};
  }
`;
