import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { escapeHtml, unescapeHtml } from '../../../src/domain/shared/escape-html';

test.prop([fc.string()])('escaped text never contains a character of markup', (text) => {
  expect(escapeHtml(text).replaceAll(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>"'&]/);
});

const markup = fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", 'amp;', 'lt;', '#39;', 'a') });

test.prop([markup])('unescapeHtml reverses escapeHtml, also for text that contains entities', (text) => {
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
