/** What sanitised HTML writes for the characters that have a meaning in it. */
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The words of sanitised HTML, without its elements. */
export function htmlText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|quot|amp|#39);/g, (written, name: string) => ENTITIES[name] ?? written)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
