import { butirBelumDinilai, butirTanpaKeterangan, getCeklisBerkas } from '@portal/domain/psat/lapang/ceklis'
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

export const berceklis = ({ panel }: Pick<BerkasPengajuan, 'panel'>) => panel === 'ceklis'

/** Returns the number of items without a judgement, or 0 if the file is not at its checklist. */
export function useButirKurang(berkas: Pick<BerkasPengajuan, 'uuid' | 'panel'>): number {
  const here = berceklis(berkas)
  const { data } = useCeklis(berkas.uuid, { enabled: here })
  return here && data ? butirBelumDinilai(data.isi, data.jawaban).length : 0
}

/** True once every item of the checklist has a judgement, so that the page can name the next step. */
export function useCeklisLengkap(berkas: Pick<BerkasPengajuan, 'uuid' | 'panel'>): boolean {
  const here = berceklis(berkas)
  const { data } = useCeklis(berkas.uuid, { enabled: here })
  return here && data !== undefined && butirBelumDinilai(data.isi, data.jawaban).length === 0
}

const keyOf = (uuid: string) => [getCeklisBerkas.path, uuid] as const

/** Loads the checklist of a file. With `live` it polls every 20 seconds for changes of other auditors. */
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
    rate: (kode: string, change: Partial<Penilaian>) => saver.edit(changeNilai(kode, change)),
    fillTanggal: (hari: string | null) => saver.edit(changeTanggal(hari)),
  }
}

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

  // The server decides from these answers whether the field audit may end, so the file reloads when they change.
  const gerbang = JSON.stringify([
    butirBelumDinilai(audit.isi, audit.jawaban).length === 0,
    audit.tanggal,
    butirTanpaKeterangan(audit, []),
  ])
  const sebelumnya = useRef(gerbang)
  useEffect(() => {
    if (sebelumnya.current === gerbang) return
    sebelumnya.current = gerbang
    void refresh()
  })
  return { ...pengisian, ...value, simpan: saving, penuh, flush: saver.flush }
}
