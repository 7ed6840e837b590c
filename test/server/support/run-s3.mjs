import S3rver from '@20minutes/s3rver';

/** Runs an S3 server for tests and prints its port. Arguments: folder, port, bucket. */
const [directory, port, bucket] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
process.stdout.write(`${String((await server.run()).port)}\n`);
