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

describe('useScreen', () => {
  test('starts with its component and disposes combined screens in reverse', () => {
    const log: string[] = [];
    const { unmount } = render(<Page log={log} />);
    expect(log).toEqual(['a on', 'b on']);
    unmount();
    expect(log).toEqual(['a on', 'b on', 'b off', 'a off']);
  });

  test('restarts in StrictMode', () => {
    const log: string[] = [];
    render(
      <StrictMode>
        <Page log={log} />
      </StrictMode>,
    );
    expect(log).toEqual(['a on', 'b on', 'b off', 'a off', 'a on', 'b on']);
  });
});
