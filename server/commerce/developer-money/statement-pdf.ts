import { createRequire } from 'node:module';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { Statement, StatementLine } from '../../../src/domain/console/developer-money';
import { decimalText, moneyText, sharePercent } from '../../../src/domain/console/developer-money';
import { writtenNumber } from '../../../src/domain/shared/written-number';

/** The fonts of the PDF format have only Western letters. */
const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** Margins, sizes and gaps in points, on A4. */
const MARGIN = 50;
const WIDTH = 595 - 2 * MARGIN;
const BOTTOM = 842 - MARGIN - 30;
const ROW_GAP = 6;
const TEXT = 9;

const columns = [
  { title: 'Game', width: 150, align: 'left' },
  { title: 'Item', width: 150, align: 'left' },
  { title: 'Sold', width: 50, align: 'right' },
  { title: 'Coins', width: 65, align: 'right' },
  { title: 'Amount', width: 80, align: 'right' },
] as const;

/** Names of a statement's parties. */
interface Parties {
  readonly developer: string;
  /** Name and postal address of the operator, line by line; empty if not configured. */
  readonly operator: readonly string[];
}

/** The part of the package's font that finds glyphs, which its types leave out. */
interface DrawnFont {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/** Replaces characters that the font does not have by a question mark. */
function drawable(doc: PDFKit.PDFDocument, text: string): string {
  const { font } = (doc as unknown as DrawnFont)._font;
  return [...text].map((one) => (font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0) ? one : '?')).join('');
}

/** Draws a row of the table below the current position, on a new page if it does not fit. */
function drawRow(doc: PDFKit.PDFDocument, cells: readonly string[]): void {
  const texts = columns.map((column, index) => ({ ...column, text: drawable(doc, cells[index] ?? '') }));
  const heights = texts.map(({ text, width }) => doc.heightOfString(text, { width: width - ROW_GAP }));
  const height = Math.max(...heights);
  if (doc.y + height > BOTTOM) {
    doc.addPage();
    drawHead(doc);
  }
  const { y } = doc;
  let x = MARGIN;
  for (const { text, width, align } of texts) {
    doc.text(text, x, y, { width: width - ROW_GAP, align });
    x += width;
  }
  doc.x = MARGIN;
  doc.y = y + height + ROW_GAP;
}

function drawLine(doc: PDFKit.PDFDocument): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.5)
    .stroke();
  doc.y += ROW_GAP;
}

function drawHead(doc: PDFKit.PDFDocument): void {
  drawRow(
    doc,
    columns.map(({ title }) => title),
  );
  drawLine(doc);
}

const cellsOf = ({ game, gameTitle, item, itemName, sold, coins, amount }: StatementLine): readonly string[] => [
  `${gameTitle} (${game})`,
  `${itemName} (${item})`,
  writtenNumber(sold),
  writtenNumber(coins),
  decimalText(amount),
];

/** Returns a statement as a PDF document. Characters that its font does not have become question marks. */
export async function statementPdf(statement: Statement, { developer, operator }: Parties): Promise<Buffer> {
  const { month, currency, perThousand, basisPoints, sold, coins, amount, closed, lines } = statement;
  const title = `Statement of ${month}`;
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, font: FONT, bufferPages: true },
    info: { Title: `${title} for ${developer}`, CreationDate: new Date(closed) },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.fontSize(18).text(title).moveDown(0.5);
  doc.fontSize(TEXT);
  for (const line of [developer, ...operator.map((text, index) => (index === 0 ? `Paid by ${text}` : text))])
    doc.text(drawable(doc, line));
  doc.moveDown();
  doc.text(`1,000 coins are worth ${moneyText(perThousand, currency)}. Your share is ${sharePercent(basisPoints)}.`);
  doc.text(`Closed on ${closed.slice(0, 10)}. The month ends at midnight UTC. Amounts are in ${currency}.`);
  doc.moveDown();
  drawHead(doc);
  for (const line of lines) drawRow(doc, cellsOf(line));
  drawLine(doc);
  drawRow(doc, ['Total', '', writtenNumber(sold), writtenNumber(coins), decimalText(amount)]);
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const text = `${title}, page ${String(page + 1)} of ${String(count)}`;
    doc.text(text, MARGIN, 842 - MARGIN - 12, { width: WIDTH, align: 'right', lineBreak: false });
  }
  doc.end();
  await finished(doc);
  return Buffer.concat(parts);
}
