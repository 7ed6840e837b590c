import { expect, test } from 'vitest';
import { parseListing } from '../../../../server/platform/blobs/s3-listing';

/** The response in the API reference of S3 (ListObjectsV2), with names that need escapes. */
const page = (next: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>bucket</Name><Prefix>builds/</Prefix><KeyCount>2</KeyCount><MaxKeys>1000</MaxKeys>${next}
  <Contents>
    <Key>builds/it&apos;s &amp;amp; &lt;b&gt; &quot;&#x60;&#38;.js</Key><LastModified>2026-11-26T15:42:43.000Z</LastModified>
    <ETag>&quot;5d41402abc4b2a76b9719d911017c592&quot;</ETag><Size>1234</Size><StorageClass>STANDARD</StorageClass>
  </Contents>
  <Contents><Key>builds/b.js</Key><LastModified>2026-11-26T15:42:44.000Z</LastModified><Size>0</Size></Contents>
</ListBucketResult>`;

test('parseListing reads keys with escaped characters, sizes, times and the token of the next page', () => {
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>';
  expect(parseListing(page(more))).toEqual({
    blobs: [
      { key: `builds/it's &amp; <b> "\`&.js`, size: 1234, storedAt: new Date('2026-11-26T15:42:43Z') },
      { key: 'builds/b.js', size: 0, storedAt: new Date('2026-11-26T15:42:44Z') },
    ],
    next: 'a&b=',
  });
  expect(
    parseListing(page('<IsTruncated>false</IsTruncated><NextContinuationToken>a</NextContinuationToken>')).next,
  ).toBeUndefined();
  expect(parseListing('<ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>')).toEqual({
    blobs: [],
    next: undefined,
  });
});
