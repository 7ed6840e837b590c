import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Article } from '../../domain/content/article';
import { readingMinutes } from '../../domain/content/reading-time';
import { isNew, viewsLabel } from '../../domain/games/stats-labels';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { blogAddress } from './blog-address';

export interface ArticleBylineProps {
  readonly article: Article;
}

/** Who wrote an article, when, about what, how long it takes, and how many have read it; what else there is of the kind is a press away. */
export const ArticleByline = observer(function ArticleByline({ article }: ArticleBylineProps) {
  const { author, category, published, views, body } = article;
  return (
    <Line>
      <Way to={blogAddress({ category: category.slug })}>
        <Badge tone="info">{category.title}</Badge>
      </Way>
      <Way to={blogAddress({ author: author.username })}>
        <span>
          By <strong>{author.name}</strong>
        </span>
      </Way>
      <span>{`${String(readingMinutes(body))} min read`}</span>
      {isNew(views) ? (
        <span>{viewsLabel(views)}</span>
      ) : (
        <Fact>
          <Icon name="eye" size={16} colour="currentColor" />
          {`${viewsLabel(views)} views`}
        </Fact>
      )}
      {/* Last, since its words change when the page comes alive: nothing beside it may move. */}
      <Fact>
        <Icon name="clock" size={16} colour="currentColor" />
        <DateText date={published} />
      </Fact>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(5)};
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${theme.colour.line};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  & strong {
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  &:hover :is(strong, span) {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;
