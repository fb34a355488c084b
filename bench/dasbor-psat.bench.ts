import { generateAkun } from './akun-data.ts'
import type { Call } from './dasbor/calls.ts'
import { dashboards, keys } from './dasbor/dashboards.ts'
import { type Ground, prepareGround, print, round, timed, unlessFilled } from './ground.ts'
import { signInAll } from './http/stand.ts'
import { size } from './nation-data.ts'
import { generatePengajuan } from './psat-data.ts'

/**
 * Benchmarks the dashboards of licence files on both tracks. It compares CPU time with a live GROUP BY over the same
 * rows and with a tenth of the rows. BENCH_FILES reduces the size.
 */
const base = '/api/audit-document/dashboard'
const files = (by: string, where = 'true') =>
  `select ${by}, count(*) from psat.pengajuan p where ${where} group by ${by}`
const happened = (where: string) =>
  `select jenis, tanggal, count(*) from psat.peristiwa where ${where} group by 1, 2`

const list = '/api/audit-document/uploadDocument?limit=10&auditType=sppb_psat'
/** A page of the list with its tabs and badges. The bench compares it only with a tenth of the files. */
const page = (filter: string, where = 'true'): Call => ({
  path: `${list}${filter}`,
  live: [files('tahap', `audit_type = 'sppb_psat' and ${where}`)],
  page: true,
})

const calls: Readonly<Record<string, Call>> = {
  'files, list': page(''),
  'files, list of one stage': page('&process=audit_dokumen', "tahap = 'audit_dokumen'"),
  'files, late': page('&status=OVERRDUE', "selesai is null and tenggat < '2026-11-16'"),
  'files, my turn': page('&giliran=true', 'selesai is null'),
  'files, by outcome': { path: `${base}/totalDocumentProcess`, live: [files('hasil')] },
  'files, by province': {
    path: `${base}/totalDocument?groupBy=provinsi`,
    live: [files('provinsi_id, hasil')],
  },
  'files, by stage': { path: `${base}/documentPerProcess`, live: [files('alur, tahap')] },
  'files, deadlines': {
    path: `${base}/documentDeadlineCount`,
    live: [files("tenggat < date '2026-11-16'", 'selesai is null')],
    narrow: true,
  },
  'files, progress of a year': {
    path: `${base}/progressServices?startDate=2025-11-17&endDate=2026-11-16`,
    live: [happened("tanggal between '2025-11-17' and '2026-11-16'")],
    narrow: true,
  },
  'files, weekly report': {
    path: `${base}/weeklyReport`,
    live: [happened("tanggal >= '2026-09-22'")],
    narrow: true,
  },
  // With a tenth of the files, 40 auditors have about 40 files each, so the list of 100 numbers per person is not full.
  // The 8 lead auditors have more.
  'files, workload of auditors': {
    path: `${base}/workloadUser?role=AUDITOR`,
    live: [
      'select u, count(*) from psat.pengajuan p, unnest(p.auditor_id) u where p.selesai is null group by 1',
    ],
    narrow: true,
  },
  'files, workload of lead auditors': {
    path: `${base}/workloadUser?role=LEAD_AUDITOR`,
    live: [files('lead_auditor_id', 'selesai is null')],
    narrow: true,
  },
  'files, service times': {
    path: `${base}/serviceTimes`,
    live: [
      `select bagian, avg(hari), percentile_disc(array[0.5, 0.9]) within group (order by hari) from psat.waktu_layanan group by 1`,
    ],
  },
}

async function fill({ db }: Ground, share: number): Promise<void> {
  const berkas = size.pengajuan * share
  const { ms } = await timed(async () => {
    await unlessFilled(db, 'akun.notifikasi', () => generateAkun(db, 20_000, 20_000))
    await unlessFilled(db, 'psat.pengajuan', () => generatePengajuan(db, berkas))
  })
  print({ name: 'data', files: berkas, seconds: round(ms / 1000, 1) })
}

const counted = ['psat.pengajuan', 'psat.peristiwa', 'psat.waktu_layanan']

export async function run(ground: Ground): Promise<void> {
  const whole = (await signInAll(ground)).sekretariat.token
  await fill(ground, 1)
  await keys('all rows', ground, counted)
  const small = await prepareGround('-sepersepuluh')
  try {
    const tenth = (await signInAll(small)).sekretariat.token
    await fill(small, 0.1)
    await keys('a tenth', small, counted)
    await dashboards(ground, small, { calls, tokens: { whole, tenth }, rows: size.pengajuan })
  } finally {
    await small.close()
  }
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
