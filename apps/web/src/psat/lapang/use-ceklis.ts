import type { Result } from '@portal/domain/platform/contract'
import { butirBelumDinilai, getCeklisBerkas, saveCeklisBerkas } from '@portal/domain/psat/lapang/ceklis'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/api/client.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { createSaver, type Stored } from '#platform/forms/saver/saver.ts'
import { useSaver } from '#platform/forms/saver/use-saver.ts'
import { session } from '#platform/session/browser-session.ts'
import { schedule } from '#platform/session/schedule.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import {
  type IsiAudit,
  type Penilaian,
  sisaUbahan,
  terapkan,
  type Ubahan,
  ubahNilai,
  ubahTanggal,
} from '#psat/lapang/penyimpan-ceklis.ts'

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

const tersimpan = ({ tanggal, jawaban, versi }: AuditLapang): Stored<IsiAudit> => ({
  value: { tanggal, jawaban },
  versi,
})

function bukaPenyimpan(uuid: string, audit: AuditLapang, queryClient: QueryClient) {
  const owner = session.user()?.uuid ?? 'tamu'
  const draft = `ceklis-${uuid}`
  const kept = readDraft<Ubahan>(owner, draft)
  const saver = createSaver<IsiAudit, Ubahan>(
    {
      stored: tersimpan(audit),
      left: kept && { change: kept.values, versi: audit.versi, mark: kept.savedAt },
    },
    { apply: terapkan, rest: sisaUbahan, conflict: async () => tersimpan(await read(uuid)) },
    {
      send: async ({ tanggal, jawaban }, versi) => {
        const body = { tanggal, jawaban, versi }
        return { versi: (await call(saveCeklisBerkas, { params: { uuid }, body, quiet: true })).data.versi }
      },
      onSaved: ({ value, versi }) =>
        queryClient.setQueryData<AuditLapang>(keyOf(uuid), (old) =>
          old ? { ...old, ...value, versi } : old,
        ),
      keep: ({ change }) => writeDraft(owner, draft, change, []),
      kept: () => readDraft(owner, draft)?.savedAt,
      drop: () => dropDraft(owner, draft),
      schedule,
    },
  )
  return {
    saver,
    dipulihkan: kept !== undefined,
    nilai: (kode: string, change: Partial<Penilaian>) => saver.edit(ubahNilai(kode, change)),
    isiTanggal: (hari: string | null) => saver.edit(ubahTanggal(hari)),
  }
}

/** The checklist on this screen, saved as it is filled in. */
export function usePengisianCeklis(uuid: string, audit: AuditLapang) {
  const queryClient = useQueryClient()
  const refresh = useBerkasRefresh(uuid)
  const [{ saver, ...pengisian }] = useState(() => bukaPenyimpan(uuid, audit, queryClient))
  const { value, saving } = useSaver(saver)

  useEffect(() => saver.receive(tersimpan(audit)), [saver, audit])

  // The step that ends the field audit opens and closes with the last item the server has.
  const lengkap = butirBelumDinilai(audit.isi, audit.jawaban).length === 0
  const sebelumnya = useRef(lengkap)
  useEffect(() => {
    if (sebelumnya.current === lengkap) return
    sebelumnya.current = lengkap
    void refresh()
  })
  return { ...pengisian, ...value, simpan: saving, simpanSekarang: saver.flush }
}
