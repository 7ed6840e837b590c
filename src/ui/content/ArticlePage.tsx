import { observer } from 'mobx-react-lite';
import type { CountArticleRead } from '../../application/content/count-article-read.use-case';
import type { ArticlePage as ArticlePageData } from '../../domain/content/article';
import { articleOutline } from '../../domain/content/article-outline';
import { ChipLink } from '../shared/ChipLink';
import { Picture } from '../shared/Picture';
import { useScreen } from '../shared/use-screen';
import { ArticleByline } from './ArticleByline';
import { ArticleText } from './ArticleText';
import { Backdrop, Column, Hero, Lead, Tags, Title } from './article.styles';
import { blogAddress } from './blog-address';
import { RelatedArticles } from './RelatedArticles';

export interface ArticlePageProps {
  readonly page: ArticlePageData;
  /** Is told that a visitor has the article before them. */
  readonly countRead: Pick<CountArticleRead, 'execute'>;
}

/** An article with its picture, its author, its text, and what to read next. */
export const ArticlePage = observer(function ArticlePage({ page, countRead }: ArticlePageProps) {
  const { article, related } = page;
  useScreen(() => ({ start: () => countRead.execute(article.slug) }));
  const outline = articleOutline(article.body);
  return (
    <>
      <article aria-labelledby="article-title">
        <Backdrop>
          <Hero>
            <Picture kind="blog" picture={article.hero} alt="" sizes="(min-width: 1160px) 1080px, 100vw" priority />
          </Hero>
        </Backdrop>
        <Column $wide={outline.length > 0}>
          <Title id="article-title">{article.title}</Title>
          <Lead>{article.excerpt}</Lead>
          <ArticleByline article={article} />
          <ArticleText html={article.body} outline={outline} />
          {article.tags.length === 0 ? null : (
            <Tags aria-label="Tags">
              {article.tags.map(({ slug, title }) => (
                <li key={slug}>
                  <ChipLink to={blogAddress({ tag: slug })}>{title}</ChipLink>
                </li>
              ))}
            </Tags>
          )}
        </Column>
      </article>
      <RelatedArticles articles={related} />
    </>
  );
});
