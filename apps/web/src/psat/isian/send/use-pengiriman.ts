import { useState } from 'react'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import type { Isian } from '#psat/isian/use-isian.ts'

const belumTersimpan =
  'Isian terakhir belum sampai ke server, jadi belum dikirim. Periksa sambungan Anda, lalu coba lagi.'

/** Saves the form, then sends it, one request at a time. If anything fails, the draft stays. */
export function usePengiriman(isian: Isian) {
  const [sending, setMengirim] = useState(false)

  async function deliver<T>(send: () => Promise<T>, onSent: (sent: T) => unknown): Promise<void> {
    if (sending) return
    setMengirim(true)
    try {
      if (!(await isian.saveAll())) return popup.failure(belumTersimpan)
      const sent = await send()
      isian.penyimpan.done()
      await onSent(sent)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isian.refuse(error.fields)
      popup.failure(error.message)
    } finally {
      setMengirim(false)
    }
  }
  return { sending, deliver }
}
