import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface LeadArticleProps {
  readonly article: ArticleCard;
}

/** The newest article, large: the whole of it is one link. */
export const LeadArticle = observer(function LeadArticle({ article }: LeadArticleProps) {
  return (
    <Lead to={`/blog/article/${article.slug}`}>
      <Hero>
        <Picture kind="blog" picture={article.hero} alt="" sizes={`${theme.wide} 56vw, 94vw`} priority />
      </Hero>
      <Words>
        <span>
          <Badge tone="info">{article.category.title}</Badge>
        </span>
        <h2>{article.title}</h2>
        <p>{article.excerpt}</p>
        <Note>
          By {article.author.name} · <DateText date={article.published} day />
        </Note>
      </Words>
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
  &:focus-visible {
    border-radius: ${theme.radius.panel};
  }
  @media ${theme.wide} {
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

const Words = styled.div`
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
  @media ${theme.wide} {
    padding: ${space(10)};
  }
`;

const Note = styled.div`
  font-size: ${theme.size.sm};
`;
