/** The first segment of a path, which the side navigation marks as active; undefined on the home page (spec 1 §2). */
export function activeSection(path: string): string | undefined {
  const segment = path.split(/[?#]/, 1)[0]?.split('/')[1];
  return segment === undefined || segment === '' ? undefined : segment;
}
