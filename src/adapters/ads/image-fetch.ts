/** Makes an image that belongs to no page. */
export type NewImage = () => Pick<HTMLImageElement, 'src' | 'onload' | 'onerror'>;

const newImage: NewImage = () => new Image();

/** Fetches a picture; false when it does not come. */
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
