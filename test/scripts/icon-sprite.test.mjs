import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { iconSprite } from '../../scripts/lib/icon-sprite.mjs';
import { iconNames } from '../../src/ui/shared/icon-names';
import { brandMarks } from '../../src/ui/shell/social-links';

describe('the file with the icons', () => {
  test('is what the packages draw for the names of today', () => {
    const committed = readFileSync(new URL('../../src/ui/shared/icons.svg', import.meta.url), 'utf8');
    expect(committed, 'run node scripts/make-sprite.mjs').toBe(iconSprite(iconNames, brandMarks));
  });

  test('has one symbol for each name, without script or colour', () => {
    const sprite = iconSprite(['play'], ['discord']);
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['play', 'mark-discord']);
    expect(sprite).not.toMatch(/<script|<style|fill=|stroke=/);
  });

  test('cannot be made for a name that no package draws', () => {
    expect(() => iconSprite(['no-such-icon'], [])).toThrow('no icon for no-such-icon');
    expect(() => iconSprite([], ['no-such-mark'])).toThrow('no mark for no-such-mark');
  });
});
