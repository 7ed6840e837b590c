import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Statement } from '../../../../src/domain/console/developer-money';
import { statementPdf } from '../../../../server/commerce/developer-money/statement-pdf';

const line = { game: 'kite', gameTitle: 'Kite', item: 'hat', itemName: 'Hat', sold: 2, coins: 1234, amount: 561 };
const statement: Statement = {
  ...{ month: '2026-10', currency: 'EUR', perThousand: 6500, basisPoints: 7000, sold: 2, coins: 1234, amount: 561 },
  ...{ closed: '2026-11-01T01:00:00.000Z', lines: [line] },
};
const parties = { developer: 'Paper Moon', operator: ['The Portal Ltd.', '1 Street'] };

/** Returns the texts of a document in drawing order, one for each operator that shows text. */
function textsOf(pdf: Buffer): readonly string[] {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const map = streams.find((one) => one.includes('beginbfrange') || one.includes('beginbfchar')) ?? '';
  const codes = /\[([^\]]*)\]/.exec(map)?.[1] ?? '';
  const letters = [...codes.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex = '']) =>
    hex
      .split(' ')
      .map((one) => String.fromCharCode(Number.parseInt(one, 16)))
      .join(''),
  );
  return streams
    .filter((one) => one.includes('BT'))
    .flatMap((one) => [...one.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((hex) => letters[Number.parseInt(hex, 16)] ?? '')
        .join(''),
    );
}

describe('statementPdf', () => {
  test('shows the parties, the terms, each item and the total', async () => {
    const texts = textsOf(await statementPdf(statement, parties)).join('\n');
    for (const text of ['Statement of 2026-10', 'Paper Moon', 'Paid by The Portal Ltd.', '65.00 EUR', '70%'])
      expect(texts).toContain(text);
    for (const text of ['Kite (kite)', 'Hat (hat)', '1,234', '5.61', 'Total', 'page 1 of 1'])
      expect(texts).toContain(text);
  });

  test('shows letters of other alphabets, and a question mark for characters without a glyph', async () => {
    const named = { ...line, gameTitle: 'Змей Łódź', itemName: '帽子' };
    const texts = textsOf(await statementPdf({ ...statement, lines: [named] }, parties)).join('\n');
    expect(texts).toContain('Змей Łódź (kite)');
    expect(texts).toContain('?? (hat)');
  });

  test('repeats the head of the table on each page', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...line, item: `hat-${String(index)}` }));
    const texts = textsOf(await statementPdf({ ...statement, lines }, parties)).join('\n');
    expect(texts.match(/Sold/g)?.length).toBeGreaterThan(2);
    expect(texts).toContain('(hat-119)');
    expect(texts).toMatch(/page 3 of [345]/);
  });
});
