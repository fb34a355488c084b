/** What each value of `target_session_attrs` asks a host for. */
export const conditions = {
  any: 'true',
  'read-write': `current_setting('transaction_read_only') = 'off'`,
  'read-only': `current_setting('transaction_read_only') = 'on'`,
  primary: 'not pg_is_in_recovery()',
  standby: 'pg_is_in_recovery()',
}
type Wanted = keyof typeof conditions

const isWanted = (text: string): text is Wanted => Object.hasOwn(conditions, text)
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([/?#].*)?$/

export interface Address {
  /** One URL for each host, in the given order. */
  urls: readonly string[]
  wanted: Wanted
}

/**
 * Reads a URL that may name several hosts, as libpq does: `postgres://u:p@a:5432,b:5432/portal?target_session_attrs=read-write`.
 * pg itself knows one host and ignores the attribute. Returns undefined if the URL is invalid.
 */
export function readAddress(url: string): Address | undefined {
  const [, start = '', hosts = '', rest = ''] = parts.exec(url) ?? []
  const wanted = /[?&]target_session_attrs=([^&#]*)/.exec(rest)?.[1] ?? 'any'
  const bare = rest.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1').replace(/[?&]$/, '')
  const names = hosts.split(',')
  const urls = names.map((host) => `${start}${host}${bare}`)
  const isSound =
    start !== '' &&
    isWanted(wanted) &&
    (hosts === '' || (!names.includes('') && urls.every((one) => URL.canParse(one))))
  return isSound ? { urls, wanted } : undefined
}
