const withoutFragment = (address: string): string | undefined => address.split('#')[0];

/** Returns true for a press of a link that opens another document in this tab unless a script prevents that. */
export function leavesDocument(press: Event, address: string): boolean {
  if (!(press instanceof MouseEvent) || press.type !== 'click') return false;
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return false;
  const link = press.target instanceof Element ? press.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return false;
  if (!['', '_self'].includes(link.target) || !link.protocol.startsWith('http')) return false;
  const isFragment = link.href.includes('#') && withoutFragment(link.href) === withoutFragment(address);
  return !isFragment;
}
