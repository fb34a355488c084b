import S3rver from '@20minutes/s3rver'

/** Serves an S3 bucket `uji` from a folder: `node serve.ts <folder> <port>`. It ends with the process that started it. */
const [, , directory = '', port = '0'] = process.argv
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'uji' }],
})
const address = await server.run()
process.stdin.resume().on('end', () => process.exit())
process.stdout.write(`${address.port}\n`)
