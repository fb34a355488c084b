import type { Result } from '@portal/domain/platform/contract'
import { butirBelumDinilai, getCeklisBerkas, saveCeklisBerkas } from '@portal/domain/psat/lapang/ceklis'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '#platform/api/client.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { session } from '#platform/session/browser-session.ts'
import { schedule } from '#platform/session/schedule.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import { usePenyimpanDiLayar } from '#psat/berkas/use-penyimpan-di-layar.ts'
import { createPenyimpanCeklis, type Ubahan } from '#psat/lapang/penyimpan-ceklis.ts'

export type AuditLapang = Result<typeof getCeklisBerkas>['data']

/** Whether the checklist is filled in at the stage the file is at. */
export const berceklis = ({ panel }: Pick<BerkasPengajuan, 'panel'>) => panel === 'ceklis'

const keyOf = (uuid: string) => [getCeklisBerkas.path, uuid] as const

async function read(uuid: string, signal?: AbortSignal): Promise<AuditLapang> {
  const options = { params: { uuid }, quiet: true, fresh: true, ...(signal ? { signal } : {}) }
  return (await call(getCeklisBerkas, options)).data
}

/** The checklist of a file. While a team fills it in, what the others have saved comes along. */
export function useCeklis(uuid: string, { live = false, enabled = true } = {}) {
  return useQuery({
    queryKey: keyOf(uuid),
    queryFn: ({ signal }) => read(uuid, signal),
    refetchInterval: live ? 20_000 : false,
    enabled,
    meta: { silent: true },
  })
}

/** The checklist on this screen, saved as it is filled in. */
export function usePengisianCeklis(uuid: string, audit: AuditLapang) {
  const queryClient = useQueryClient()
  const refresh = useBerkasRefresh(uuid)
  const [{ penyimpan, dipulihkan }] = useState(() => {
    const owner = session.user()?.uuid ?? 'tamu'
    const draft = `ceklis-${uuid}`
    const tertinggal = readDraft<Ubahan>(owner, draft)?.values
    return {
      dipulihkan: tertinggal !== undefined,
      penyimpan: createPenyimpanCeklis(audit, tertinggal, {
        send: async ({ tanggal, jawaban }, versi) =>
          (
            await call(saveCeklisBerkas, {
              params: { uuid },
              body: { tanggal, jawaban, versi },
              quiet: true,
            })
          ).data.versi,
        read: () => read(uuid),
        onSaved: (next) =>
          queryClient.setQueryData<AuditLapang>(keyOf(uuid), (old) => (old ? { ...old, ...next } : old)),
        keep: (ubahan) => void writeDraft(owner, draft, ubahan, []),
        kept: () => readDraft<Ubahan>(owner, draft)?.values,
        drop: () => dropDraft(owner, draft),
        schedule,
      }),
    }
  })
  const keadaan = useSyncExternalStore(penyimpan.subscribe, penyimpan.state)

  useEffect(() => penyimpan.terima(audit), [penyimpan, audit])
  usePenyimpanDiLayar(penyimpan)

  // The step that ends the field audit opens and closes with the last item the server has.
  const lengkap = butirBelumDinilai(audit.isi, audit.jawaban).length === 0
  const sebelumnya = useRef(lengkap)
  useEffect(() => {
    if (sebelumnya.current === lengkap) return
    sebelumnya.current = lengkap
    void refresh()
  })
  return { penyimpan, dipulihkan, ...keadaan }
}
