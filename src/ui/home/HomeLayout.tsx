import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AdSlot } from '../../domain/ads/ad';
import type { ArticleCard } from '../../domain/content/article';
import type { Home, HomeSection } from '../../domain/home/home';
import { sectionsWithAd, shownHomeSections } from '../../domain/home/home';
import { brand } from '../../domain/shared/brand';
import { PageAd } from '../ads/PageAd';
import type { HouseAdText } from '../ads/house-ads';
import { newestGamesAd, popularGamesAd } from '../ads/house-ads';
import type { PageAdsViewModel } from '../ads/page-ads.view-model';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { BLOG } from '../content/blog-address';
import { RelatedGames } from '../games/RelatedGames';
import { Container } from '../shared/Container';
import { SectionBoundary } from '../shared/SectionBoundary';
import { SectionHeader } from '../shared/SectionHeader';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { GenreTiles } from './GenreTiles';
import { HomeSlider } from './HomeSlider';
import { NewestGames } from './NewestGames';
import type { PlayerRowsPlaceProps } from './PlayerRowsPlace';
import { PlayerRowsPlace } from './PlayerRowsPlace';
import { PopularGames } from './PopularGames';

interface RecentArticlesProps {
  readonly articles: readonly ArticleCard[];
}

/** Recent Articles of the blog. */
const RecentArticles = observer(function RecentArticles({ articles }: RecentArticlesProps) {
  return (
    <section aria-labelledby="articles">
      <SectionHeader id="articles" title="Recent Articles" link={{ to: BLOG, label: 'All articles' }} />
      <List>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCardLink sizes={`${theme.from.wide} 22vw, 78vw`} article={article} />
          </li>
        ))}
      </List>
    </section>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: ${space(5)};
  @media ${theme.below.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* On a phone the articles scroll sideways. */
  @media ${theme.below.medium} {
    display: flex;
    gap: ${space(4)};
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${space(4)};
    scrollbar-width: none;
    & > li {
      flex: none;
      width: 78vw;
      scroll-snap-align: start;
    }
  }
`;

interface HomePageProps extends PlayerRowsPlaceProps {
  readonly ads: PageAdsViewModel;
}

/** The home page; sections in the order of spec 1 §2, then trending games and the player's rows. */
export const HomePage = observer(function HomePage({ ads, session, openPlayerHome }: HomePageProps) {
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
      <Sections data-late>
        {shown.map((section) => (
          <SectionBoundary key={section} of={home}>
            {belowSlider[section](home)}
            {adBelow(section, ads)}
          </SectionBoundary>
        ))}
        <SectionBoundary of={home} hydratesFirst>
          <PlayerRowsPlace session={session} openPlayerHome={openPlayerHome} />
        </SectionBoundary>
      </Sections>
    </>
  );
});

/** Sections below the slider, which has the full width; the others share a column. */
const belowSlider: Record<HomeSection, (home: Home) => ReactNode> = {
  slider: () => null,
  categories: ({ genres }) => <GenreTiles genres={genres} />,
  newest: ({ updated }) => <NewestGames games={updated} />,
  articles: ({ articles }) => <RecentArticles articles={articles} />,
  popular: ({ popular }) => <PopularGames games={popular} />,
  trending: ({ trending }) => <RelatedGames id="trending" title="Trending this week" games={trending} />,
};

const adsBelow: Record<(typeof sectionsWithAd)[number], { readonly slot: AdSlot; readonly line: HouseAdText }> = {
  categories: { slot: 'home-categories', line: newestGamesAd },
  newest: { slot: 'home-newest', line: popularGamesAd },
};

function adBelow(section: HomeSection, ads: PageAdsViewModel): ReactNode {
  const withAd = sectionsWithAd.find((one) => one === section);
  return withAd === undefined ? null : <PageAd {...adsBelow[withAd]} ads={ads} />;
}

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(8)} ${space(16)};
  @media ${theme.from.wide} {
    gap: ${space(18)};
  }
`;

/** The home page, which stays mounted while a URL opens an auth pane over it (spec 1 §2). */
export const HomeLayout = observer(function HomeLayout(props: HomePageProps) {
  return (
    <>
      <Outlet />
      <HomePage {...props} />
    </>
  );
});
