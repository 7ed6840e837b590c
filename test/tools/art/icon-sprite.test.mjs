import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { iconSprite } from '../../../tools/art/lib/icon-sprite.mjs';
import { iconNames } from '../../../src/ui/shared/icon-names';
import { brandMarks } from '../../../src/ui/shell/social-links';

describe('the icon sprite', () => {
  test('matches the current packages and names', () => {
    const committed = readFileSync(new URL('../../../src/ui/shared/icons.svg', import.meta.url), 'utf8');
    expect(committed, 'run node tools/art/make-sprite.mjs').toBe(iconSprite(iconNames, brandMarks));
  });

  test('has one symbol for each name, without scripts or colours', () => {
    const sprite = iconSprite(['play'], ['discord']);
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['play', 'mark-discord']);
    expect(sprite).not.toMatch(/<script|<style|fill=|stroke=/);
  });

  test('throws for a name that no package contains', () => {
    expect(() => iconSprite(['no-such-icon'], [])).toThrow('no icon for no-such-icon');
    expect(() => iconSprite([], ['no-such-logo'])).toThrow('no logo for no-such-logo');
  });
});
