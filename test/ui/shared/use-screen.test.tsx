import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { startTogether } from '../../../src/ui/shared/start-together';
import { useScreen } from '../../../src/ui/shared/use-screen';

afterEach(cleanup);

function screens(log: string[]) {
  const screen = (name: string) => ({
    start: () => {
      log.push(`${name} on`);
      return () => {
        log.push(`${name} off`);
      };
    },
  });
  return startTogether(screen('a'), screen('b'));
}

function Page({ log }: { readonly log: string[] }) {
  useScreen(() => screens(log));
  return null;
}

describe('a screen', () => {
  test('runs while its component is shown; several end the other way round', () => {
    const log: string[] = [];
    const { unmount } = render(<Page log={log} />);
    expect(log).toEqual(['a on', 'b on']);
    unmount();
    expect(log).toEqual(['a on', 'b on', 'b off', 'a off']);
  });

  test('is started again where React tries a component twice', () => {
    const log: string[] = [];
    render(
      <StrictMode>
        <Page log={log} />
      </StrictMode>,
    );
    expect(log).toEqual(['a on', 'b on', 'b off', 'a off', 'a on', 'b on']);
  });
});
