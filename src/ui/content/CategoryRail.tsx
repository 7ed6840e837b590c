import { observer } from 'mobx-react-lite';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';
import { ChoiceRow } from '../shared/ChoiceRow';
import { blogAddress } from './blog-address';

export interface CategoryRailProps {
  readonly categories: readonly Titled[];
  readonly query: ArticleQuery;
}

/** The categories of the blog. */
export const CategoryRail = observer(function CategoryRail({ categories, query }: CategoryRailProps) {
  const all = [{ slug: undefined, title: 'All articles' }, ...categories];
  const choices = all.map(({ slug, title }) => ({
    title,
    to: blogAddress({ category: slug }, query),
    current: slug === query.category,
  }));
  return <ChoiceRow label="Blog categories" look="tabs" choices={choices} />;
});
