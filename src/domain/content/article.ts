import type { Picture } from '../shared/picture';
import type { Titled } from '../shared/titled';

/**
 * An article as lists show it (spec 1 §3).
 * @rule 1.3.12 A card has title, hero, excerpt, category, tags, author, date and views.
 */
export interface ArticleCard {
  readonly slug: string;
  readonly title: string;
  readonly hero: Picture;
  readonly excerpt: string;
  readonly category: Titled;
  readonly tags: readonly Titled[];
  readonly author: { readonly name: string; readonly username: string };
  readonly published: string;
  readonly views: number;
}

export interface Article extends ArticleCard {
  /** Sanitised HTML. */
  readonly body: string;
  readonly share: string;
}

/** Maximum number of related articles below an article. */
export const RELATED_ARTICLES = 3;

/** An article with at most three related articles. */
export interface ArticlePage {
  readonly article: Article;
  readonly related: readonly ArticleCard[];
}
