import { redirectKey } from './redirect.policy';

/** Most redirects that one path goes through; a longer way is taken for a circle. */
const MOST_STEPS = 5;

/** Where a path has moved to in the end, with `find` looking one step up; undefined when nowhere, or in a circle, which browsers would keep. */
export async function followRedirects(
  find: (path: string) => Promise<string | undefined>,
  route: string,
): Promise<string | undefined> {
  let found: string | undefined;
  let path = redirectKey(route);
  for (let step = 0; path !== undefined; step += 1) {
    const to = await find(path);
    if (to === undefined) return found;
    if (step === MOST_STEPS) return undefined;
    found = to;
    path = redirectKey(to);
  }
  return found;
}
