import { type JenisIzin, jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Trx } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { upsertTarif } from '#psat/pnbp/tarif.repository.ts'
// The wing's door hands its effects to the workflow; whoever seeds may have loaded nothing else of it.
import '#psat/index.ts'
import { ajukan } from './pengajuan/ajukan.ts'
import { aturKunjungan } from './pengajuan/kunjungan.ts'
import { izinOss, takeLangkah } from './pengajuan/langkah.ts'
import { naskah } from './pengajuan/naskah.ts'
import { naskahTerbit } from './pengajuan/naskah-terbit.ts'
import { readPetugas } from './pengajuan/petugas.ts'
import { layOutUsaha } from './pengajuan/usaha.ts'
import { dateNews, moments, settleNews } from './pengajuan/waktu.ts'

/** What a new permit costs; everything else is Rp0. */
async function setTarif(trx: Trx, tarif: Record<JenisIzin, number>, at: Date): Promise<void> {
  for (const auditType of jenisIzin) {
    await upsertTarif(trx, { auditType, jenisPengajuan: 'permohonan_baru', nominal: tarif[auditType] }, at)
  }
}

/** Files of the past weeks, made by the portal's own services: history, ledger, outbox and chains hold. */
export default defineSeed({
  async run(trx, { say, platformAt }) {
    if (!platformAt) return
    if (await trx.selectFrom('psat.pengajuan').select('id').limit(1).executeTakeFirst()) return
    const momentOf = moments(new Date(), await readHolidays(trx))
    const began = momentOf(30, 0)
    const perusahaan = await layOutUsaha(
      platformAt(trx, () => began),
      trx,
    )
    const petugas = await readPetugas(trx)
    const [pertama, kedua] = perusahaan
    if (!pertama || !kedua) throw new Error('Naskah demo tanpa pelaku usaha')
    await setTarif(trx, { sppb_psat: 1_500_000, izin_edar_pl: 750_000 }, began)
    const semua = [...naskah, ...naskahTerbit]
    for (const [urut, cerita] of semua.entries()) {
      const usaha = perusahaan[cerita.usaha] ?? pertama
      let id = 0
      for (const [name, daysBack] of cerita.langkah) {
        const at = momentOf(daysBack, (urut * 37) % 360)
        const platform = platformAt(trx, () => at)
        if (name === 'ajukan') {
          const jenis = { jenis: cerita.izin, pengajuan: cerita.jenis ?? 'permohonan_baru', urut, at }
          const id_izin_oss = cerita.oss ? await izinOss(trx, usaha, jenis) : null
          id = await ajukan({ platform, trx, naskah: cerita, usaha, penerima: kedua, id_izin_oss })
        } else await takeLangkah(name, { platform, trx, petugas, usaha }, id)
        await dateNews(trx, at)
      }
    }
    const now = new Date()
    await aturKunjungan(
      platformAt(trx, () => now),
      trx,
      petugas,
    )
    // Licences that wait to be used, for whoever tries an application.
    for (const [order, usaha] of [pertama, kedua].entries()) {
      for (const [place, jenis] of jenisIzin.entries()) {
        const urut = 900 + order * 10 + place
        await izinOss(trx, usaha, { jenis, pengajuan: 'permohonan_baru', urut, at: began })
      }
    }
    await setTarif(trx, { sppb_psat: 1_500_000, izin_edar_pl: 0 }, new Date())
    await settleNews(trx)
    say(`${semua.length} pengajuan demo ditambahkan`)
  },
})
