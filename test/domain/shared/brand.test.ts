import { expect, test } from 'vitest';
import { brand } from '../../../src/domain/shared/brand';

test("the brand has the product's names", () => {
  expect(brand).toEqual({
    siteName: 'Holocade',
    company: 'Holocade Publishing',
    identifier: 'holocade',
    copyrightYear: 2023,
  });
});

test('the identifier is valid in addresses, keys and parameters', () => {
  expect(brand.identifier).toMatch(/^[a-z]+$/);
});
