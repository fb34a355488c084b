import { inject } from 'vitest'
import type { Config } from '../platform/config.ts'
import { startS3, type TestS3 } from './s3.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests of this project keep files. */
    store: Config['FILES_STORE']
  }
}

/** Starts an S3 server if the tests of this project keep files in one. */
export async function startStoreOfProject(): Promise<TestS3 | undefined> {
  return inject('store') === 's3' ? startS3() : undefined
}
