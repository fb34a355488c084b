import { detailEksporBerkas } from '@portal/domain/psat/daftar/ekspor-berkas.contract'
import { teksBaku } from '@portal/domain/psat/master/teks-baku'
import type { FastifyInstance } from 'fastify'
import type { MasukOss, RecordNames, SessionAnswer, StartCards } from '#akun/index.ts'
import { eksporRoutes } from '#platform/ekspor/ekspor.routes.ts'
import { registerEkspor } from '#platform/ekspor/ekspor.service.ts'
import type { ExportDesk } from '#platform/ekspor/export-definition.ts'
import { masterRoutes as smallMasterRoutes } from '#platform/master/master.routes.ts'
import type { Platform } from '#platform/platform.ts'
import { jalurPelaku } from './alur/pelaku/jalur.ts'
import { installHandlers } from './alur/penangan.ts'
import { jalurSekretariat } from './alur/sekretariat/jalur.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { penunjukanRoutes } from './audit/penunjukan.routes.ts'
import { appointIn } from './audit/penunjukan.service.ts'
import { berkasRoutes } from './berkas/berkas.routes.ts'
import { daftarRoutes } from './daftar/daftar.routes.ts'
import { berkasEkspor } from './daftar/ekspor-berkas.definition.ts'
import { listNamaBerkas } from './daftar/nama-berkas.repository.ts'
import { psatCards } from './daftar/psat-cards.ts'
import { dasborRoutes } from './dasbor/dasbor.routes.ts'
import { templatRoutes } from './isian/templat/templat.routes.ts'
import { lacakRoutes } from './lacak/lacak.routes.ts'
import { kunjunganRoutes } from './lapang/kunjungan.routes.ts'
import { lapangRoutes } from './lapang/lapang.routes.ts'
import { masterRoutes } from './master/master.routes.ts'
import { fetchIzinRoutes } from './oss/fetch-izin.routes.ts'
import { integrasiRoutes } from './oss/integrasi/integrasi.routes.ts'
import { ossCards } from './oss/integrasi/oss-cards.ts'
import { checkSelisih } from './oss/integrasi/selisih.service.ts'
import { arriveRoutes } from './oss/masuk/arrive.routes.ts'
import { masukRoutes } from './oss/masuk/masuk.routes.ts'
import { ossRoutes, workWhileListening } from './oss/oss.routes.ts'
import { createOss } from './oss/oss.ts'
import { inboundRoutes } from './oss/pesan-masuk/inbound.routes.ts'
import { sweepOss } from './oss/pesan-masuk/receive.service.ts'
import { penangananPelaku } from './penangan-pelaku.ts'
import { penangananSekretariat } from './penangan-sekretariat.ts'
import { pengajuanFileAccess } from './penerbitan/akses-file.ts'
import { reissueLeaked } from './penerbitan/kode/kode-ulang.service.ts'
import { printMissingNumbers, printNumber } from './penerbitan/nomor/nomor-oss.service.ts'
import { penerbitanRoutes } from './penerbitan/penerbitan.routes.ts'
import { operatorRoutes, registerOperator } from './pengajuan/operator.routes.ts'
import { pnbpRoutes } from './pnbp/pnbp.routes.ts'
import { ringkasanRoutes } from './ringkasan/ringkasan.routes.ts'
import { appointBerkas } from './sekretariat/auditor.service.ts'
import { lampiranRoutes } from './sekretariat/lampiran.routes.ts'
import { sekretariatRoutes } from './sekretariat/sekretariat.routes.ts'
import { temuanRoutes } from './temuan/temuan.routes.ts'
import { warnDeadlines } from './tenggat/tenggat.service.ts'

installHandlers(jalurPelaku, penangananPelaku)
installHandlers(jalurSekretariat, penangananSekretariat)

const exports: ExportDesk = {
  name: 'psat-ekspor',
  record: 'ekspor-psat',
  detail: detailEksporBerkas,
  access: 'psat.daftar',
  definitions: [berkasEkspor],
}

interface PsatParts {
  startCards: StartCards
  recordNames: RecordNames
  /** Creates a session for a person whom OSS has authenticated. */
  masukOss: MasukOss
  sessionAnswer: SessionAnswer
}

/** Licensing module: applications, their workflow, deadlines and messages to OSS. */
export function psatModule(platform: Platform, parts: PsatParts) {
  const { startCards, recordNames, masukOss, sessionAnswer } = parts
  startCards.add(psatCards(platform))
  startCards.add(ossCards(platform))
  recordNames.add('pengajuan', listNamaBerkas)
  platform.files.registerRecordAccess('pengajuan', pengajuanFileAccess)
  registerOperator(platform)
  registerEkspor(platform, exports)
  platform.jobs.every('kode-terbit-ulang', '*/10 * * * *', async () => {
    await reissueLeaked(platform)
  })
  platform.jobs.every('tenggat-psat', '30 6 * * *', () => warnDeadlines(platform))
  const oss = createOss(platform, {
    masuk: masukOss,
    onNomor: (id) => printNumber(platform, id),
  })
  platform.jobs.every('oss-sapu', '50 2 * * *', () => sweepOss(platform))
  if (oss) {
    platform.jobs.every('oss-selisih', '15 5 * * *', async () => {
      await checkSelisih(platform, oss.klien)
    })
    platform.jobs.every('oss-cetak-nomor', '5-59/10 * * * *', async () => {
      await printMissingNumbers(platform)
    })
    platform.jobs.every('oss-izin-terbit', '20 * * * *', async () => {
      await oss.fileDs.askOss()
    })
  }
  return {
    routes(app: FastifyInstance): void {
      if (oss) workWhileListening(app, platform, [oss.pengiriman, oss.fileDs])
      operatorRoutes(app, platform)
      auditRoutes(app, platform)
      penunjukanRoutes(app, platform, { pengajuan: appointIn, berkas: appointBerkas })
      temuanRoutes(app, platform)
      daftarRoutes(app, platform)
      berkasRoutes(app, platform)
      lacakRoutes(app, platform)
      sekretariatRoutes(app, platform)
      lampiranRoutes(app, platform)
      eksporRoutes(app, platform, exports)
      ossRoutes(app, platform, { isActive: oss !== undefined })
      arriveRoutes(app, platform, oss?.kedatangan)
      masukRoutes(app, { kedatangan: oss?.kedatangan, sessionAnswer })
      fetchIzinRoutes(app, platform, oss?.klien)
      void app.register(async (scope) => inboundRoutes(scope, platform))
      integrasiRoutes(app, platform, oss?.klien.pemutus)
      masterRoutes(app, platform)
      smallMasterRoutes(app, platform, 'psat', [teksBaku])
      lapangRoutes(app, platform)
      kunjunganRoutes(app, platform)
      templatRoutes(app)
      pnbpRoutes(app, platform)
      penerbitanRoutes(app, platform)
      ringkasanRoutes(app, platform)
      dasborRoutes(app, platform)
    },
  }
}

export { verifyChains } from '#psat/alur/rantai/check-rantai.service.ts'
export { withoutConflicts } from '#psat/audit/wakil-berbenturan.ts'
export { countWrongBeban, rebuildBeban } from '#psat/dasbor/beban.repository.ts'
export { registerOssGauges } from '#psat/oss/integrasi/integrasi.service.ts'
export { sumberPsat } from '#psat/pencarian/sumber-psat.ts'
export { countPrintsOfKey } from '#psat/penerbitan/kode/kode-ulang.service.ts'
