import { type Draf, getDraf, updateDraf } from '@portal/domain/psat/draf/draf.contract'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { call } from '#platform/api/client.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { session } from '#platform/session/browser-session.ts'
import { schedule } from '#platform/session/schedule.ts'
import { usePenyimpanDiLayar } from '#psat/berkas/use-penyimpan-di-layar.ts'
import { createPenyimpan, type IsiDraf, type Penyimpan } from '#psat/isian/simpan/penyimpan-draf.ts'

/** A draft as the server has it; asked once, because from then on the screen holds the newest. */
export function useDraf(uuid: string) {
  return useQuery({
    queryKey: [getDraf.path, uuid],
    queryFn: async ({ signal }) => (await call(getDraf, { params: { uuid }, signal, fresh: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
}

type SalinanPerangkat = IsiDraf & { versi: number }

export const isiOf = ({ isian, jawaban, langkah }: Draf): IsiDraf => ({ isian, jawaban, langkah })
const isiSama = (satu: IsiDraf, dua: IsiDraf) =>
  JSON.stringify([satu.isian, satu.jawaban]) === JSON.stringify([dua.isian, dua.jawaban])

function bukaPenyimpan(draf: Draf): Penyimpan {
  const { uuid } = draf
  const owner = session.user()?.uuid ?? 'tamu'
  const key = `pengajuan-${uuid}`
  const kept = readDraft<SalinanPerangkat>(owner, key)?.values
  if (kept && isiSama(kept, isiOf(draf))) dropDraft(owner, key)
  const tertinggal = kept && !isiSama(kept, isiOf(draf)) ? { isi: kept, versi: kept.versi } : undefined
  return createPenyimpan(
    { isi: isiOf(draf), versi: draf.versi, diubah: draf.diubah, tertinggal },
    {
      send: async ({ isian, jawaban, langkah }, versi) =>
        (await call(updateDraf, { params: { uuid }, body: { isian, jawaban, langkah, versi }, quiet: true }))
          .data,
      keep: (isi, versi) => void writeDraft(owner, key, { ...isi, versi }, []),
      drop: () => dropDraft(owner, key),
      schedule,
    },
  )
}

/** The draft on this screen, saved as it is typed. */
export function usePenyimpan(draf: Draf) {
  const [penyimpan] = useState(() => bukaPenyimpan(draf))
  const [dipulihkan] = useState(() => penyimpan.kotor())
  const keadaan = useSyncExternalStore(penyimpan.subscribe, penyimpan.state)
  usePenyimpanDiLayar(penyimpan)
  return { penyimpan, dipulihkan, ...keadaan }
}
