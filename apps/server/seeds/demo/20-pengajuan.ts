import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { defineSeed } from '#platform/database/seed.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { upsertTarif } from '#psat/alur/tarif.repository.ts'
// This import registers the effect handlers of the workflow. The process that runs the seed may not load
// `#psat/index.ts` otherwise.
import '#psat/index.ts'
import { naskahArsip } from './pengajuan/arsip.ts'
import { arrangeTimes, lebihAwal } from './pengajuan/cerita.ts'
import { arrangeKunjungan } from './pengajuan/kunjungan.ts'
import { izinOss } from './pengajuan/langkah.ts'
import { naskah } from './pengajuan/naskah.ts'
import { naskahTerbit } from './pengajuan/naskah-terbit.ts'
import { createPanggung } from './pengajuan/panggung.ts'
import { readPetugas } from './pengajuan/petugas.ts'
import { addPelakuLain } from './pengajuan/usaha.ts'
import { moments, newsDater, readOldNews, settleOss } from './pengajuan/waktu.ts'
import { naskahSekretariat } from './sekretariat/naskah.ts'

/**
 * Adds two years of licence files on both tracks. The portal's own services create them, so history, clock ledger,
 * outbox and hash chains are valid. Files of the past weeks cover every stage. All others have ended.
 */
export default defineSeed({
  async run(trx, { say, platformAt }) {
    if (!platformAt) return
    if (await trx.selectFrom('psat.pengajuan').select('id').limit(1).executeTakeFirst()) return
    const now = new Date()
    const berjalan = [...naskah, ...naskahTerbit, ...naskahSekretariat].map(lebihAwal)
    const arsip = naskahArsip(berjalan)
    const momentOf = moments(now, await readHolidays(trx))
    const saat = arrangeTimes([...arsip, ...berjalan], momentOf)
    const tarif = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', nominal: 1_500_000 } as const
    await upsertTarif(trx, tarif, saat[0]?.at ?? now)
    await addPelakuLain(trx)
    const petugas = await readPetugas(trx)
    const panggung = createPanggung(trx, { platformAt, petugas, semua: [...arsip, ...berjalan] })
    const dateNews = newsDater(trx)
    for (const satu of saat) {
      await panggung.play(satu)
      await dateNews(satu.at)
    }
    await arrangeKunjungan(
      platformAt(trx, () => now),
      trx,
      petugas,
    )
    // Unused OSS licences of the first two companies, so that a visitor can try a new application.
    for (const order of [0, 1]) {
      const usaha = await panggung.usahaAt(order, now)
      for (const [place, jenis] of jenisIzin.entries()) {
        const urut = 900 + order * 10 + place
        await izinOss(trx, usaha, { jenis, pengajuan: 'permohonan_baru', urut, at: momentOf(30, 0) })
      }
    }
    await readOldNews(trx)
    await settleOss(trx)
    say(`Added ${arsip.length} finished and ${berjalan.length} other demo licence files`)
  },
})
