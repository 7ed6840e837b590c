import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { Container } from '../shared/Container';
import { SectionHeader } from '../shared/SectionHeader';
import { space } from '../theme/space';
import { ArticleCardLink } from './ArticleCardLink';

export interface RelatedArticlesProps {
  readonly articles: readonly ArticleCard[];
}

/** What to read after an article; nothing when there is nothing. */
export const RelatedArticles = observer(function RelatedArticles({ articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Section as="section" aria-labelledby="related-articles">
      <SectionHeader id="related-articles" title="Read next" />
      <Grid>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCardLink article={article} />
          </li>
        ))}
      </Grid>
    </Section>
  );
});

const Section = styled(Container)`
  margin-top: ${space(16)};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(6)};
`;
