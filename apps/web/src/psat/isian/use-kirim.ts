import { listPengajuanSaya } from '@portal/domain/psat/baca.contract'
import { listDraf } from '@portal/domain/psat/draf.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'
import { popup } from '#platform/ui/popup.ts'
import { kontrakKirim } from '#psat/isian/kirim-isian.ts'
import type { Isian } from '#psat/isian/use-isian.ts'

export interface Terkirim {
  uuid: string
  kode_pengajuan: string
}

const belumTersimpan =
  'Isian terakhir belum sampai ke server, jadi belum dikirim. Periksa sambungan Anda, lalu coba lagi.'

/** Sends what is filled in. Whatever goes wrong, the draft stays. */
export function useKirim(isian: Isian, onSent: (sent: Terkirim) => void) {
  const [mengirim, setMengirim] = useState(false)
  const queryClient = useQueryClient()

  async function kirim() {
    if (mengirim) return
    setMengirim(true)
    try {
      if (!(await isian.simpanSemua())) return popup.failure(belumTersimpan)
      const { draf, perusahaan } = isian
      const { create } = kontrakKirim(draf.auditType, draf.jenisPengajuan)
      const { data } = await call(create, {
        body: { ...isian.terkini().isian, draf: draf.uuid, perusahaan },
      })
      isian.penyimpan.selesai()
      void queryClient.invalidateQueries({ queryKey: listKey(listPengajuanSaya) })
      void queryClient.invalidateQueries({ queryKey: [listDraf.path] })
      onSent(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isian.tolak(error.fields)
      popup.failure(error.message)
    } finally {
      setMengirim(false)
    }
  }
  return { mengirim, kirim }
}
