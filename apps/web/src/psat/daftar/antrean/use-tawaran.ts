import { useNavigate } from '@tanstack/react-router'
import { notify } from '#platform/notices/notify.ts'
import type { RowLink } from '#platform/table/column.ts'
import { berikutnya } from '#psat/daftar/antrean/berikutnya.ts'
import type { Antrean } from '#psat/daftar/antrean/use-antrean.ts'

/**
 * Returns a function that offers the next file of the queue after a step. Nobody is moved to another file, because the
 * next click would then hit that file.
 */
export function useTawaran(antrean: Antrean, uuid: string, linkOf: (uuid: string) => RowLink) {
  const navigate = useNavigate()
  return async () => {
    const rows = (await antrean.refetch()).data?.data ?? []
    const next = rows.find((row) => row.uuid === berikutnya(rows, uuid))
    if (!next) return
    notify.offer(`${next.nomorPermohonan} · ${next.nama}`, 'Berkas berikutnya di antrean Anda', {
      label: 'Berkas berikutnya',
      onGo: () => void navigate(linkOf(next.uuid)),
    })
  }
}
