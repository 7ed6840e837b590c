import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { ArticleCardLink } from './ArticleCardLink';
import { LeadArticle } from './LeadArticle';

export interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  /** The first of them is the newest of all, and stands large. */
  readonly newestFirst: boolean;
}

/** A page of articles. */
export const ArticleGrid = observer(function ArticleGrid({ articles, newestFirst }: ArticleGridProps) {
  const [newest] = articles;
  const lead = newestFirst ? newest : undefined;
  const others = lead === undefined ? articles : articles.slice(1);
  return (
    <>
      {lead === undefined ? null : <LeadArticle article={lead} />}
      {others.length === 0 ? null : (
        <section>
          <VisuallyHidden as="h2">{lead === undefined ? 'Articles' : 'More articles'}</VisuallyHidden>
          <Grid $led={lead !== undefined}>
            {others.map((article) => (
              <li key={article.slug}>
                <ArticleCardLink article={article} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </>
  );
});

/* Below the newest three stand larger than what is older. */
const Grid = styled.ul<{ readonly $led: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1100px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > li {
      grid-column: span 3;
    }
    & > li:nth-child(-n + 3) {
      grid-column: span ${({ $led }) => ($led ? 4 : 3)};
    }
  }
`;
