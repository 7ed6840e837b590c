import { generateDtsBundle } from 'dts-bundle-generator';
import { fromRoot } from './root.mjs';

const GLOBAL = `declare global {
	interface Window {
		/** The SDK, set by the script file; \`holocade:ready\` is dispatched on \`window\` afterwards. */
		readonly holocade: HolocadeSdk;
	}
	/** The SDK, set by the script file. */
	var holocade: HolocadeSdk;
}
`;

/** Creates the declarations of the SDK as one file: its types, and the global of the script file. */
export function sdkTypes() {
  const [types] = generateDtsBundle(
    [{ filePath: fromRoot('sdk/index.ts'), output: { noBanner: true, exportReferencedTypes: false } }],
    { preferredConfigPath: fromRoot('sdk/tsconfig.types.json') },
  );
  return `${types.trimEnd()}\n\n${GLOBAL}`;
}
