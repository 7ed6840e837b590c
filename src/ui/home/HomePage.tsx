import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../domain/shared/brand';
import type { Home } from '../../domain/home/home';
import type { AdSlot } from '../../domain/ads/ad-slot';
import type { HomeSection } from '../../domain/home/home-sections';
import type { HouseLineText } from '../ads/house-lines';
import { newestLine, popularLine } from '../ads/house-lines';
import type { PageAdsViewModel } from '../ads/page-ads.view-model';
import { PageAd } from '../ads/PageAd';
import { shownHomeSections } from '../../domain/home/home-sections';
import { Container } from '../shared/Container';
import { SectionBoundary } from '../shared/SectionBoundary';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { GenreTiles } from './GenreTiles';
import { HomeSlider } from './HomeSlider';
import { NewestGames } from './NewestGames';
import { PopularGames } from './PopularGames';
import { RecentArticles } from './RecentArticles';

export interface HomePageProps {
  readonly ads: PageAdsViewModel;
}

/** The home page, its sections in the order of spec 1 §2. */
export const HomePage = observer(function HomePage({ ads }: HomePageProps) {
  const home = useLoaderData<Home>();
  const shown = shownHomeSections(home);
  return (
    <>
      <VisuallyHidden as="h1">{brand.siteName}: VR games in your browser</VisuallyHidden>
      {shown.includes('slider') ? (
        <SectionBoundary of={home}>
          <HomeSlider games={home.slider} />
        </SectionBoundary>
      ) : null}
      <Sections>
        {shown.map((section) => (
          <SectionBoundary key={section} of={home}>
            {belowSlider[section](home)}
            {adBelow(section, ads)}
          </SectionBoundary>
        ))}
      </Sections>
    </>
  );
});

/** The slider goes from edge to edge; the others share a column. */
const belowSlider: Record<HomeSection, (home: Home) => ReactNode> = {
  slider: () => null,
  categories: ({ genres }) => <GenreTiles genres={genres} />,
  newest: ({ updated }) => <NewestGames games={updated} />,
  articles: ({ articles }) => <RecentArticles articles={articles} />,
  popular: ({ popular }) => <PopularGames games={popular} />,
};

const adsBelow: Partial<Record<HomeSection, { readonly slot: AdSlot; readonly line: HouseLineText }>> = {
  categories: { slot: 'home-categories', line: newestLine },
  newest: { slot: 'home-newest', line: popularLine },
};

function adBelow(section: HomeSection, ads: PageAdsViewModel): ReactNode {
  const ad = adsBelow[section];
  return ad === undefined ? null : <PageAd {...ad} ads={ads} />;
}

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(8)} ${space(16)};
  @media ${theme.wide} {
    gap: ${space(18)};
  }
`;
