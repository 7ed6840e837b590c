import { expect, test } from 'vitest';
import { FAVOURITES_MAX, FOLLOWS_MAX } from '../../../src/domain/community/list-limits';

test('the limits are a thousand follows and 500 favourites', () => {
  expect({ FOLLOWS_MAX, FAVOURITES_MAX }).toEqual({ FOLLOWS_MAX: 1000, FAVOURITES_MAX: 500 });
});
