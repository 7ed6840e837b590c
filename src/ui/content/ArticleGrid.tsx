import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { ArticleCardLink } from './ArticleCardLink';

interface LeadArticleProps {
  readonly article: ArticleCard;
}

/** The newest article in large; the entire card is a link. */
const LeadArticle = observer(function LeadArticle({ article }: LeadArticleProps) {
  return (
    <Lead to={`/blog/article/${article.slug}`}>
      <Hero>
        <Picture kind="blog" picture={article.hero} alt="" sizes={`${theme.from.wide} 56vw, 94vw`} priority />
      </Hero>
      <Text>
        <span>
          <Badge tone="info">{article.category.title}</Badge>
        </span>
        <h2>{article.title}</h2>
        <p>{article.excerpt}</p>
        <Note>
          By {article.author.name} · <DateText date={article.published} day />
        </Note>
      </Text>
    </Lead>
  );
});

const Lead = styled(Link)`
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  &:hover h2 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Hero = styled.div`
  overflow: hidden;
  & img {
    transition: transform ${theme.motion.slow} ${theme.motion.easing};
  }
  ${Lead}:hover & img {
    transform: scale(1.02);
  }
`;

const Text = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  padding: ${space(5)};
  color: ${theme.colour.textSoft};
  & > h2 {
    font-size: clamp(1.625rem, 2.8vw, ${theme.size.xxl});
    color: ${theme.colour.text};
  }
  & > p {
    font-size: clamp(1rem, 1.4vw, ${theme.size.lg});
  }
  @media ${theme.from.wide} {
    padding: ${space(10)};
  }
`;

const Note = styled.div`
  font-size: ${theme.size.sm};
`;

export interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  /** Shows the first article large. */
  readonly newestFirst: boolean;
}

/** One page of articles. */
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

/* The three newest articles are larger than older ones. */
const Grid = styled.ul<{ readonly $led: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(6)};
  @media ${theme.from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${theme.from.wider} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > li {
      grid-column: span 3;
    }
    & > li:nth-child(-n + 3) {
      grid-column: span ${({ $led }) => ($led ? 4 : 3)};
    }
  }
`;
