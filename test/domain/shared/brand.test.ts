import { expect, test } from 'vitest';
import { brand } from '../../../src/domain/shared/brand';

test('the product has its names', () => {
  expect(brand).toEqual({
    siteName: 'Holocade',
    company: 'Holocade Publishing',
    identifier: 'holocade',
    copyrightYear: 2023,
  });
});

test('the identifier can stand in addresses, keys and parameters', () => {
  expect(brand.identifier).toMatch(/^[a-z]+$/);
});
