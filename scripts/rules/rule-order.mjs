const NUMBER = /^(?<document>[1-3])\.(?<chapter>\d+)(?:\.(?<bullet>\d+)(?<letter>[a-z]?))?$/;

/** Returns the parts of a rule's number (`1.9.2b`), or undefined for other text. A decision may end with its chapter (`3.9`). */
export function partsOfNumber(number) {
  const { document, chapter, bullet, letter } = NUMBER.exec(number)?.groups ?? {};
  if (document === undefined || (bullet === undefined && document !== '3')) return undefined;
  return { document: Number(document), chapter: Number(chapter), bullet: Number(bullet ?? 0), letter: letter ?? '' };
}

/** Compares two numbers in the order of the specifications: 1.9.2b comes before 1.9.10. */
export function compareNumbers(left, right) {
  const a = partsOfNumber(left);
  const b = partsOfNumber(right);
  return (
    a.document - b.document || a.chapter - b.chapter || a.bullet - b.bullet || a.letter.localeCompare(b.letter, 'en')
  );
}
