/** An element of a VAST document, whoever has parsed it; names are without prefix, text without the space around it. */
export interface VastNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text and CDATA. */
  readonly text: string;
  readonly children: readonly VastNode[];
}

/** The elements at the end of a path of names below a node. */
export function nodesAt(node: VastNode, ...path: readonly string[]): readonly VastNode[] {
  return path.reduce<readonly VastNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}
