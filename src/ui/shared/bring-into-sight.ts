/** Moves a row that scrolls sideways until an item of it stands in its middle; not `scrollIntoView`, which would move the page as well. */
export function bringIntoSight(row: HTMLElement, item: HTMLElement): void {
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
