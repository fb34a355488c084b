import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { newFileKey } from '../../file-key.ts'
import { createS3Client } from './s3-client.ts'
import { s3Settings } from './s3-settings.ts'
import { s3Store } from './s3-store.ts'

test('a content that nobody reads leaves no connection open', async () => {
  let open = 0
  const bucket = createServer((_request, answer) => {
    open += 1
    answer.once('close', () => (open -= 1))
    answer.end(Buffer.alloc(20_000_000))
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const settings = s3Settings({
    DATA_DIR: '',
    FILES_KEEP_DAYS: 0,
    FILES_STORE: 's3',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    FILES_S3_BUCKET: 'uji',
    FILES_S3_REGION: 'us-east-1',
    FILES_S3_KEY: 'kunci',
    FILES_S3_SECRET: 'rahasia',
    FILES_S3_TIMEOUT_SECONDS: 60,
  })
  if (!settings) throw new Error('These settings are complete.')
  const store = s3Store(createS3Client(settings))
  const contents = await Promise.all([1, 2, 3].map(() => store.open(newFileKey('pdf'))))
  expect(open).toBe(3)
  for (const content of contents) content?.destroy()
  await expect.poll(() => open).toBe(0)
  bucket.close()
})
