import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { ArticleCardLink } from '../content/ArticleCardLink';
import { SectionHeader } from '../shared/SectionHeader';
import { space } from '../theme/space';

export interface RecentArticlesProps {
  readonly articles: readonly ArticleCard[];
}

/** Recent Articles of the blog. */
export const RecentArticles = observer(function RecentArticles({ articles }: RecentArticlesProps) {
  return (
    <section aria-labelledby="articles">
      <SectionHeader id="articles" title="Recent Articles" />
      <List>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCardLink article={article} />
          </li>
        ))}
      </List>
    </section>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(5)};
`;
