import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { defineSeed } from '#platform/database/seed.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { upsertTarif } from '#psat/pnbp/tarif.repository.ts'
// The wing's door hands its effects to the workflow; whoever seeds may have loaded nothing else of it.
import '#psat/index.ts'
import { naskahArsip } from './pengajuan/arsip.ts'
import { lebihAwal, susunSaat } from './pengajuan/cerita.ts'
import { aturKunjungan } from './pengajuan/kunjungan.ts'
import { izinOss } from './pengajuan/langkah.ts'
import { naskah } from './pengajuan/naskah.ts'
import { naskahTerbit } from './pengajuan/naskah-terbit.ts'
import { createPanggung } from './pengajuan/panggung.ts'
import { readPetugas } from './pengajuan/petugas.ts'
import { addPelakuLain } from './pengajuan/usaha.ts'
import { moments, newsDater, readOldNews, settleOss } from './pengajuan/waktu.ts'
import { naskahSekretariat } from './sekretariat/naskah.ts'

/**
 * Files of two years on both tracks, made by the portal's own services: history, ledger, outbox and chains hold. Those of
 * the past weeks stand at every stage, all others have ended.
 */
export default defineSeed({
  async run(trx, { say, platformAt }) {
    if (!platformAt) return
    if (await trx.selectFrom('psat.pengajuan').select('id').limit(1).executeTakeFirst()) return
    const now = new Date()
    const berjalan = [...naskah, ...naskahTerbit, ...naskahSekretariat].map(lebihAwal)
    const arsip = naskahArsip(berjalan)
    const momentOf = moments(now, await readHolidays(trx))
    const saat = susunSaat([...arsip, ...berjalan], momentOf)
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
    await aturKunjungan(
      platformAt(trx, () => now),
      trx,
      petugas,
    )
    // Licences that wait to be used, for whoever tries an application.
    for (const order of [0, 1]) {
      const usaha = await panggung.usahaAt(order, now)
      for (const [place, jenis] of jenisIzin.entries()) {
        const urut = 900 + order * 10 + place
        await izinOss(trx, usaha, { jenis, pengajuan: 'permohonan_baru', urut, at: momentOf(30, 0) })
      }
    }
    await readOldNews(trx)
    await settleOss(trx)
    say(`${arsip.length} berkas perizinan demo yang selesai dan ${berjalan.length} berkas lain ditambahkan`)
  },
})
