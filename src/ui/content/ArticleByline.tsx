import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ArticleCard } from '../../domain/content/article';
import { isNew, viewsLabel } from '../../domain/games/stats-labels';
import { Badge } from '../shared/Badge';
import { DateText } from '../shared/DateText';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface ArticleBylineProps {
  readonly article: ArticleCard;
}

/** Who wrote an article, when, about what, and how many have read it. */
export const ArticleByline = observer(function ArticleByline({ article }: ArticleBylineProps) {
  const { author, category, published, views } = article;
  return (
    <Line>
      <Badge tone="info">{category.title}</Badge>
      <span>
        By <strong>{author.name}</strong>
      </span>
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
  gap: ${space(2)} ${space(5)};
  padding-bottom: ${space(5)};
  border-bottom: 1px solid ${theme.colour.line};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  & strong {
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;
`;
