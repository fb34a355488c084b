import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan.schema'
import { useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/ui/popup.ts'
import { kontrakKirim } from '#psat/isian/kirim-isian.ts'
import { fieldId } from '#psat/isian/langkah-props.ts'
import type { Jawaban } from '#psat/isian/penyimpan-draf.ts'
import { temuanId } from '#psat/isian/TemuanDi.tsx'
import type { Isian } from '#psat/isian/use-isian.ts'

/** Findings that still have no answer. */
export function kurangJawaban(temuan: readonly Temuan[], jawaban: Jawaban): ReadonlySet<number> {
  return new Set(temuan.filter(({ id }) => !jawaban[String(id)]?.jawaban.trim()).map(({ id }) => id))
}

/** The first thing that is missing comes into view once the parts that hold it are open; without a place it is said. */
function tunjukkan(id: string, pesan: string) {
  requestAnimationFrame(() => {
    const target = document.getElementById(id)
    if (!target) return popup.failure(pesan)
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
  })
}

/** Sends the changed form with an answer to every finding. */
export function useKirimPerbaikan(berkas: BerkasPengajuan, isian: Isian, onSent: () => Promise<void>) {
  const [mengirim, setMengirim] = useState(false)

  async function kirim(kurang: ReadonlySet<number>) {
    const [temuan] = kurang
    if (temuan !== undefined) return tunjukkan(temuanId(temuan), 'Jawab setiap temuan sebelum mengirim.')
    const [salah] = isian.kurang
    if (salah) return tunjukkan(fieldId(salah.field), salah.message)
    if (mengirim) return
    setMengirim(true)
    try {
      if (!(await isian.simpanSemua())) return popup.failure('Isian terakhir belum tersimpan. Coba lagi.')
      const kini = isian.terkini()
      const { update } = kontrakKirim(berkas.auditType, berkas.jenisPengajuan)
      await call(update, {
        body: {
          ...kini.isian,
          id_pengajuan: berkas.id,
          versi: berkas.versi,
          jawaban: kini.jawaban,
        },
      })
      isian.penyimpan.selesai()
      await onSent()
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
