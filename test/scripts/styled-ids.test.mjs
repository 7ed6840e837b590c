import { describe, expect, test } from 'vitest';
import { nameStyled } from '../../scripts/lib/styled-ids.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';

const file = fromRoot('src/ui/shell/Header.tsx');
const ids = (code, path = file) => [...nameStyled(code, path).matchAll(/componentId: '(.+?)'/g)].map(([, id]) => id);

describe('the classes of styled components', () => {
  test('are derived from file and name for every kind of component', () => {
    expect(nameStyled('const Line = styled.header`', file)).toMatch(
      /^const Line = styled\.header\.withConfig\(\{ componentId: 's[0-9a-f]{6}' \}\)`$/,
    );
    expect(nameStyled('export const Home = styled(Link)<Look>`', file)).toMatch(
      /^export const Home = styled\(Link\)\.withConfig\(\{ componentId: 's[0-9a-f]{6}' \}\)<Look>`$/,
    );
  });

  test('differ by file and name, but not by load order', () => {
    const [line, name] = ids('const Line = styled.header`a`;\nconst Name = styled.span`b`;');
    expect(ids('const Name = styled.span`b`;\nconst Line = styled.header`a`;')).toEqual([name, line]);
    expect(new Set([line, name, ...ids('const Line = styled.b`a`;', fromRoot('src/ui/shell/Footer.tsx'))]).size).toBe(
      3,
    );
  });
});
