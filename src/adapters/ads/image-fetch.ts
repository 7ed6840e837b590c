/** Creates an image that is not attached to the page. */
export type NewImage = () => Pick<HTMLImageElement, 'src' | 'onload' | 'onerror'>;

const newImage: NewImage = () => new Image();

/** Fetches an image; resolves to false on failure. */
export function imageFetched(address: string, make: NewImage = newImage): Promise<boolean> {
  return new Promise((resolve) => {
    const image = make();
    image.onload = () => {
      resolve(true);
    };
    image.onerror = () => {
      resolve(false);
    };
    image.src = address;
  });
}
