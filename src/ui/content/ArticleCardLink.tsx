import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { cardExcerpt } from '../../domain/games/excerpt';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';

export interface ArticleCardLinkProps {
  readonly article: ArticleCard;
  /** The `sizes` attribute of the hero picture. */
  readonly sizes?: string;
}

/** An article in a list; the entire card is a link. */
export const ArticleCardLink = observer(function ArticleCardLink({
  article,
  sizes = `${theme.from.wide} 30vw, 92vw`,
}: ArticleCardLinkProps) {
  return (
    <Card to={`/blog/article/${article.slug}`}>
      <Hero>
        <Picture kind="blog" picture={article.hero} alt="" sizes={sizes} />
        <Corner>
          <Badge>{article.category.title}</Badge>
        </Corner>
      </Hero>
      <Text>
        <h3>{article.title}</h3>
        <Excerpt>{cardExcerpt(article.excerpt)}</Excerpt>
        <Date>
          <DateText date={article.published} day />
        </Date>
      </Text>
    </Card>
  );
});

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${theme.radius.card};
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

const Hero = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  & img {
    transition: transform ${theme.motion.slow} ${theme.motion.easing};
  }
  ${Card}:hover & img {
    transform: scale(1.03);
  }
`;

const Corner = styled.span`
  position: absolute;
  left: ${space(3)};
  bottom: ${space(3)};
`;

const Text = styled.div`
  flex: 1;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(2)};
  & > h3 {
    font-size: ${theme.size.lg};
    @media ${theme.from.medium} {
      min-height: 2lh;
    }
  }
`;

const Excerpt = styled.p`
  color: ${theme.colour.textSoft};
`;

const Date = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
