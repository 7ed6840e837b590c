interface FrugalNavigator {
  /** Network Information API; not available in every browser. */
  readonly connection?: { readonly saveData?: boolean };
}

/** True if the browser requests reduced data usage. */
export function savesData(navigator: object): boolean {
  return (navigator as FrugalNavigator).connection?.saveData === true;
}
