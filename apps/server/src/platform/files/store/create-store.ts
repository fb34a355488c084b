import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'
import { filesFolder, folderStore } from './folder-store.ts'
import { createS3Client } from './s3/s3-client.ts'
import { type FilesConfig, s3Settings } from './s3/s3-settings.ts'
import { s3Store } from './s3/s3-store.ts'
import { twoStores } from './two-stores.ts'

export interface ConfiguredStore {
  store: BlobStore
  /** True while the bucket does not answer. */
  isDown(): boolean
}

/** Returns the store that the settings name. With a bucket, a server still reads what is on the disk, and the reverse. */
export function createStore(config: FilesConfig, onDown?: (error: Error) => void): ConfiguredStore {
  const disk = folderStore(join(filesFolder(config.DATA_DIR), 'isi'))
  const settings = s3Settings(config)
  if (!settings) return { store: disk, isDown: () => false }
  const client = createS3Client(settings, onDown ? { onDown } : {})
  const bucket = s3Store(client)
  const store = config.FILES_STORE === 's3' ? twoStores(bucket, disk) : twoStores(disk, bucket)
  return { store, isDown: () => client.isDown }
}
