import type { Config } from '#platform/config.ts'

export interface S3Settings {
  /** The address of the bucket, with a slash at the end. */
  bucket: URL
  region: string
  key: string
  secret: string
  /** How long the store may stay silent. */
  waitMs: number
}

export type FilesConfig = Pick<Config, 'DATA_DIR' | 'FILES_KEEP_DAYS' | 'FILES_STORE'> &
  Partial<
    Pick<
      Config,
      | 'FILES_S3_ENDPOINT'
      | 'FILES_S3_BUCKET'
      | 'FILES_S3_REGION'
      | 'FILES_S3_KEY'
      | 'FILES_S3_SECRET'
      | 'FILES_S3_TIMEOUT_SECONDS'
    >
  >

/** Returns undefined if this server has no bucket. `readConfig` has checked that the settings are complete. */
export function s3Settings(config: FilesConfig): S3Settings | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_KEY: key } = config
  if (!endpoint || !bucket || !key) return undefined
  return {
    bucket: new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/`),
    region: config.FILES_S3_REGION ?? 'us-east-1',
    key,
    secret: config.FILES_S3_SECRET ?? '',
    waitMs: (config.FILES_S3_TIMEOUT_SECONDS ?? 5) * 1000,
  }
}
