import { type Draf, getDraf, updateDraf } from '@portal/domain/psat/draf/draf.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { createSaver } from '#platform/forms/saver/saver.ts'
import { useSaver } from '#platform/forms/saver/use-saver.ts'
import { session } from '#platform/session/browser-session.ts'
import { schedule } from '#platform/session/schedule.ts'
import { aturanDraf, type IsiDraf, type Penyimpan } from '#psat/isian/save/penyimpan-draf.ts'

/** Loads a draft once. Afterwards the screen holds the newest version, so the query never refetches. */
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

export const isiOf = ({ isian, jawaban, langkah }: IsiDraf): IsiDraf => ({ isian, jawaban, langkah })
const isiSama = (satu: IsiDraf, dua: IsiDraf) =>
  JSON.stringify([satu.isian, satu.jawaban]) === JSON.stringify([dua.isian, dua.jawaban])

function openPenyimpan(draf: Draf): Penyimpan {
  const { uuid } = draf
  const owner = session.user()?.uuid ?? 'tamu'
  const key = `pengajuan-${uuid}`
  const kept = readDraft<SalinanPerangkat>(owner, key)
  const tertinggal = kept && !isiSama(kept.values, isiOf(draf)) ? kept : undefined
  if (kept && !tertinggal) dropDraft(owner, key)
  return createSaver(
    {
      stored: { value: isiOf(draf), versi: draf.versi, at: draf.diubah },
      left: tertinggal && {
        change: isiOf(tertinggal.values),
        versi: tertinggal.values.versi,
        mark: tertinggal.savedAt,
      },
    },
    aturanDraf,
    {
      send: async ({ isian, jawaban, langkah }, versi) => {
        const body = { isian, jawaban, langkah, versi }
        const { data } = await call(updateDraf, { params: { uuid }, body, quiet: true })
        return { versi: data.versi, at: data.diubah }
      },
      keep: ({ change, versi }) => writeDraft(owner, key, { ...change, versi }, []),
      kept: () => readDraft(owner, key)?.savedAt,
      drop: () => dropDraft(owner, key),
      schedule,
    },
  )
}

export function usePenyimpan(draf: Draf) {
  const [penyimpan] = useState(() => openPenyimpan(draf))
  const [dipulihkan] = useState(() => penyimpan.dirty())
  const { value: isi, versi, saving } = useSaver(penyimpan)
  return { penyimpan, dipulihkan, isi, versi, saving }
}
