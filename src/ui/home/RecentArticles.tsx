import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { BLOG } from '../content/blog-address';
import { SectionHeader } from '../shared/SectionHeader';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface RecentArticlesProps {
  readonly articles: readonly ArticleCard[];
}

/** Recent Articles of the blog. */
export const RecentArticles = observer(function RecentArticles({ articles }: RecentArticlesProps) {
  return (
    <section aria-labelledby="articles">
      <SectionHeader id="articles" title="Recent Articles" link={{ to: BLOG, label: 'All articles' }} />
      <List>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCardLink sizes={`${theme.wide} 22vw, 78vw`} article={article} />
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
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* On a phone they are a strip to swipe through. */
  @media (max-width: 639px) {
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
