const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Reverses `escapeHtml`. Other entities stay as they are. */
export const unescapeHtml = (text: string): string =>
  Object.entries(ENTITIES).reduceRight((read, [sign, entity]) => read.replaceAll(entity, sign), text);
