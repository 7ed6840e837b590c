interface FrugalNavigator {
  /** Not in every browser (Network Information). */
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor's browser asks pages to fetch little. */
export function savesData(navigator: object): boolean {
  return (navigator as FrugalNavigator).connection?.saveData === true;
}
