import { butirBelumDinilai, getCeklisBerkas } from '@portal/domain/psat/lapang/ceklis'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createSaver } from '#platform/forms/saver/saver.ts'
import { useSaver } from '#platform/forms/saver/use-saver.ts'
import { useEntryLock } from '#platform/offline/entry-lock.ts'
import { schedule } from '#platform/session/schedule.ts'
import { useStore } from '#platform/state/store.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import {
  type AuditLapang,
  readAudit,
  readCeklis,
  saveCeklis,
  tersimpan,
} from '#psat/lapang/luring/ceklis-server.ts'
import type { SalinanTerbuka } from '#psat/lapang/luring/salinan-ceklis.ts'
import {
  applyUbahan,
  changeNilai,
  changeTanggal,
  type IsiAudit,
  type Penilaian,
  sisaUbahan,
  type Ubahan,
} from '#psat/lapang/penyimpan-ceklis.ts'

/** Whether the checklist is filled in at the stage the file is at. */
export const berceklis = ({ panel }: Pick<BerkasPengajuan, 'panel'>) => panel === 'ceklis'

/** Items without a judgement, where the file is at its checklist. */
export function useButirKurang(berkas: Pick<BerkasPengajuan, 'uuid' | 'panel'>): number {
  const here = berceklis(berkas)
  const { data } = useCeklis(berkas.uuid, { enabled: here })
  return here && data ? butirBelumDinilai(data.isi, data.jawaban).length : 0
}

const keyOf = (uuid: string) => [getCeklisBerkas.path, uuid] as const

/** The checklist of a file. While a team fills it in, what the others have saved comes along. */
export function useCeklis(uuid: string, { live = false, enabled = true } = {}) {
  return useQuery({
    queryKey: keyOf(uuid),
    queryFn: ({ signal }) => readAudit(uuid, signal),
    refetchInterval: live ? 20_000 : false,
    enabled,
    meta: { silent: true },
  })
}

function openPenyimpan(uuid: string, audit: AuditLapang, salinan: SalinanTerbuka, queryClient: QueryClient) {
  const { left } = salinan
  const saver = createSaver<IsiAudit, Ubahan>(
    { stored: tersimpan(audit), left: left && { ...left, versi: audit.versi } },
    { apply: applyUbahan, rest: sisaUbahan, conflict: () => readCeklis(uuid) },
    {
      send: (value, versi) => saveCeklis(uuid, value, versi),
      onSaved: ({ value, versi }) =>
        queryClient.setQueryData<AuditLapang>(keyOf(uuid), (old) =>
          old ? { ...old, ...value, versi } : old,
        ),
      keep: ({ change }) => salinan.keep(change),
      kept: salinan.kept,
      drop: salinan.drop,
      schedule,
    },
  )
  return {
    saver,
    dipulihkan: left !== undefined,
    nilai: (kode: string, change: Partial<Penilaian>) => saver.edit(changeNilai(kode, change)),
    isiTanggal: (hari: string | null) => saver.edit(changeTanggal(hari)),
  }
}

/** The checklist on this screen, saved as it is filled in. */
export function usePengisianCeklis(uuid: string, audit: AuditLapang, salinan: SalinanTerbuka) {
  const queryClient = useQueryClient()
  const refresh = useBerkasRefresh(uuid)
  const [{ saver, ...pengisian }] = useState(() => openPenyimpan(uuid, audit, salinan, queryClient))
  const { value, saving } = useSaver(saver)
  const penuh = useStore(salinan.penuh)
  useEntryLock(salinan.id)

  useEffect(() => {
    saver.receive(tersimpan(audit))
  }, [saver, audit])

  // The step that ends the field audit opens and closes with the last item the server has.
  const lengkap = butirBelumDinilai(audit.isi, audit.jawaban).length === 0
  const sebelumnya = useRef(lengkap)
  useEffect(() => {
    if (sebelumnya.current === lengkap) return
    sebelumnya.current = lengkap
    void refresh()
  })
  return { ...pengisian, ...value, simpan: saving, penuh, simpanSekarang: saver.flush }
}
