import { listDraf } from '@portal/domain/psat/draf/draf.contract'
import { listIzinSaya } from '@portal/domain/psat/oss/izin.contract'
import { listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { addBerkas } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'
import { kontrakKirim } from '#psat/isian/send/send-isian.ts'
import { usePengiriman } from '#psat/isian/send/use-pengiriman.ts'
import type { Isian } from '#psat/isian/use-isian.ts'

export interface Terkirim {
  uuid: string
  nomorPermohonan: string
}

export function useSend(isian: Isian, onSent: (sent: Terkirim) => void) {
  const queryClient = useQueryClient()
  const { sending, deliver } = usePengiriman(isian)

  async function send(): Promise<Terkirim> {
    const { draf, perusahaan } = isian
    const { auditType, jenisPengajuan } = draf
    if (draf.alur === 'berkas') {
      const body = { ...isian.terkini().isian, auditType, jenisPengajuan, draf: draf.uuid, perusahaan }
      return (await call(addBerkas, { body })).data
    }
    const { create } = kontrakKirim(auditType, jenisPengajuan)
    const body = { ...isian.terkini().isian, draf: draf.uuid, perusahaan }
    return (await call(create, { body })).data
  }

  function done(sent: Terkirim) {
    // The list of permits shows which permit has a running application, so it reloads too.
    for (const queryKey of [listKey(listPengajuanSaya), [listDraf.path], [listIzinSaya.path]])
      void queryClient.invalidateQueries({ queryKey })
    onSent(sent)
  }
  return { sending, deliver: () => deliver(send, done) }
}
