/** A file or body that somebody sends to harm the portal. */
export interface HostileFile {
  name: string
  bytes: Uint8Array
  /** The name that the upload gives the file. */
  fileName: string
  /** Must be answered with a status below 500 that is not a success. Otherwise success is allowed too. */
  isRefused: boolean
}

export interface HostileBody {
  name: string
  body: string | Uint8Array
  type?: string
  headers?: Record<string, string>
  /** Whether it must be refused. By default it must. */
  isRefused?: boolean
  /** Where it goes, if not to the report of a citizen. */
  path?: string
}

export const refused = (name: string, bytes: Uint8Array, fileName: string): HostileFile => ({
  name,
  bytes,
  fileName,
  isRefused: true,
})

export const neutral = (name: string, bytes: Uint8Array, fileName: string): HostileFile => ({
  name,
  bytes,
  fileName,
  isRefused: false,
})
