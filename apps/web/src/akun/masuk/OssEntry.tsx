import type { setelanOss } from '@portal/domain/akun/sesi/masuk-oss.contract'
import { useEffect, useState } from 'react'
import { ask } from '#platform/api/ask.ts'
import { question } from '#platform/api/question.ts'
import classes from './auth.module.css'

/** Returns the log-in address of OSS, or null while loading and if OSS is off. */
export function useOssEntry(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    // The OSS link is optional, so the page ignores a failed request.
    ask(question<typeof setelanOss>('/api/oss/setelan'), { quiet: true }).then(
      ({ data }) => setAddress(data.alamat_masuk),
      () => undefined,
    )
  }, [])
  return address
}

export function OssEntry() {
  const address = useOssEntry()
  if (!address) return null
  return (
    <p className={classes.other}>
      Punya akun OSS? <a href={address}>Masuk lewat OSS</a>
    </p>
  )
}
