import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { reviseBerkas } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import { call } from '#platform/api/client.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { fieldId } from '#psat/isian/langkah-isian-props.ts'
import type { Jawaban } from '#psat/isian/save/penyimpan-draf.ts'
import { kontrakKirim } from '#psat/isian/send/send-isian.ts'
import { usePengiriman } from '#psat/isian/send/use-pengiriman.ts'
import { temuanId } from '#psat/isian/TemuanDi.tsx'
import type { Isian } from '#psat/isian/use-isian.ts'
import { belumDiganti } from '#psat/pengajuan/perbaikan/belum-diganti.ts'
import { goToFirst } from '#psat/pengajuan/perbaikan/to-answer.ts'

export function kurangJawaban(temuan: readonly Temuan[], jawaban: Jawaban): ReadonlySet<number> {
  return new Set(temuan.filter(({ id }) => !jawaban[String(id)]?.jawaban.trim()).map(({ id }) => id))
}

/** Waits one frame until the parts are expanded. If no field is on the page, a popup shows the message. */
function showFaults(ids: readonly string[], pesan: string) {
  requestAnimationFrame(() => {
    if (!goToFirst(ids)) popup.failure(pesan)
  })
}

export function useSendPerbaikan(berkas: BerkasPengajuan, isian: Isian, onSent: () => Promise<void>) {
  const { sending, deliver } = usePengiriman(isian)

  function send() {
    const kini = isian.terkini()
    if (berkas.alur === 'berkas') {
      const { id: auditId, auditType, versi } = berkas
      return call(reviseBerkas, {
        body: { ...kini.isian, auditId, auditType, versi, jawaban: kini.jawaban },
      })
    }
    const { update } = kontrakKirim(berkas.auditType, berkas.jenisPengajuan)
    return call(update, {
      body: { ...kini.isian, id_pengajuan: berkas.id, versi: berkas.versi, jawaban: kini.jawaban },
    })
  }

  /** Names the flagged documents that were not replaced. The user may send anyway. */
  async function agreesToSend(): Promise<boolean> {
    const { isian: kini, jawaban } = isian.terkini()
    const sama = belumDiganti(berkas, { isian: kini, data: isian.data.data, jawaban })
    if (sama.length === 0) return true
    const names = new Intl.ListFormat('id').format(sama.map(({ label }) => label))
    return confirm({
      title: 'Kirim tanpa mengganti dokumen?',
      text: `${names} belum diganti, padahal ada temuan di dalamnya. Kirim juga bila temuannya memang cukup dijawab tanpa dokumen baru.`,
      confirmLabel: 'Kirim perbaikan',
      cancelLabel: 'Ganti dahulu',
    })
  }

  async function checkThenSend(kurang: ReadonlySet<number>) {
    if (kurang.size > 0) return showFaults([...kurang].map(temuanId), 'Jawab setiap temuan sebelum mengirim.')
    const [salah] = isian.kurang
    if (salah) return showFaults([fieldId(salah.field)], salah.message)
    if (!(await agreesToSend())) return
    await deliver(send, onSent)
  }
  return { sending, deliver: checkThenSend }
}
