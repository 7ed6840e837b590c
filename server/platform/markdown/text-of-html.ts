import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text of sanitised HTML without tags, each block on its own line. */
export function textOfHtml(html: string): string {
  const lines = html.replaceAll(/<\/(p|h2|h3|h4|li|blockquote|pre|tr)>|<(br|hr) ?\/?>/g, '$&\n');
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/ *\n\s*/g, '\n')
    .trim();
}
