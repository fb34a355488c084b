const base = '/api/okkp/dashboard'
const notValid = 'digantikan_oleh is not null or sanksi is not null or exp_sertifikat < current_date'
const registrasi = (by: string, where = 'true') =>
  `select ${by}, count(*), count(*) filter (where ${notValid}) from okkp.registrasi where dihapus is null and ${where} group by ${by}`
const trend = (table: string, day: string, where: string) =>
  `select date_trunc('month', ${day}), count(*) from ${table} where dihapus is null and ${where} group by 1`
const lab = (by: string, where = 'true') =>
  `select ${by}, status, count(*) from okkp.uji_lab where dihapus is null and ${where} group by ${by}, status`
const komoditas = (table: string) =>
  `select komoditas_id, count(*) from okkp.${table} where dihapus is null group by 1`

export interface Call {
  path: string
  /** SQL that computes the same response from the rows: the figures and their trend. */
  live: readonly string[]
  /**
   * The call covers only part of the rows. A live count is short there and an HTTP response cannot be many times
   * faster, so the target is lower.
   */
  narrow?: true
  /** The call returns a page of a list instead of a figure. `npm run bench http` compares it with a bare server. */
  page?: true
}

const lastYear = 'terbit_sertifikat >= current_date - 365'
const days = "terbit_sertifikat between '2016-03-05' and '2026-05-20'"
const labDays = "tanggal between '2024-12-03' and '2026-10-20'"

export const calls: Readonly<Record<string, Call>> = {
  'registrasi, nation': {
    path: `${base}/statistik_registrasi`,
    live: [registrasi('jenis_registrasi_id'), trend('okkp.registrasi', 'terbit_sertifikat', lastYear)],
  },
  'registrasi, range of days': {
    path: `${base}/statistik_registrasi?start_terbit=2016-03-05&end_terbit=2026-05-20`,
    live: [registrasi('jenis_registrasi_id', days), trend('okkp.registrasi', 'terbit_sertifikat', lastYear)],
  },
  'registrasi, by province': {
    path: `${base}/registrasi_by_provinsi`,
    live: [registrasi('provinsi_id')],
  },
  'registrasi, by province, range of days': {
    path: `${base}/registrasi_by_provinsi?start_terbit=2016-03-05&end_terbit=2026-05-20`,
    live: [registrasi('provinsi_id', days)],
  },
  'registrasi, by year': {
    path: `${base}/statistik_registrasi/2026?back_year=5`,
    live: [
      `select extract(year from terbit_sertifikat), jenis_registrasi_id, count(*) from okkp.registrasi where dihapus is null group by 1, 2`,
    ],
  },
  'komoditas, nation': {
    path: `${base}/komoditas`,
    live: ['registrasi', 'uji_lab', 'rapid_test', 'uji_mutu'].map(komoditas),
  },
  'uji lab, nation': {
    path: `${base}/statistik_uji_lab`,
    live: [lab('jenis_uji_lab_id'), trend('okkp.uji_lab', 'tanggal', 'tanggal >= current_date - 365')],
  },
  'uji lab, range of days': {
    path: `${base}/statistik_uji_lab?start_date=2024-12-03&end_date=2026-10-20`,
    live: [lab('jenis_uji_lab_id', labDays), trend('okkp.uji_lab', 'tanggal', labDays)],
  },
  'uji lab, by province': {
    path: `${base}/statistik_uji_lab/by_provinsi?year=2025`,
    live: [lab('provinsi_id', "tanggal between '2025-01-01' and '2025-12-31'")],
  },
  'pengujian, by province': {
    path: `${base}/pengujian?is_group=true`,
    live: [lab('provinsi_id')],
  },
  'registrasi, one province': {
    path: `${base}/statistik_registrasi?provinsi_id=32`,
    live: [
      registrasi('jenis_registrasi_id', 'provinsi_id = 32'),
      trend('okkp.registrasi', 'terbit_sertifikat', `provinsi_id = 32 and ${lastYear}`),
    ],
    narrow: true,
  },
  'registrasi, cities of one province': {
    path: `${base}/registrasi_by_provinsi?provinsi_id=32`,
    live: [registrasi('kota_id', 'provinsi_id = 32')],
    narrow: true,
  },
  'registrasi, one kind, by province': {
    path: `${base}/registrasi_by_provinsi?jenis_registrasi=1`,
    live: [registrasi('provinsi_id', 'jenis_registrasi_id = 1')],
    narrow: true,
  },
  'uji lab, one province, range of days': {
    path: `${base}/statistik_uji_lab?provinsi_id=32&start_date=2024-12-03&end_date=2026-10-20`,
    live: [
      lab('jenis_uji_lab_id', `provinsi_id = 32 and ${labDays}`),
      trend('okkp.uji_lab', 'tanggal', `provinsi_id = 32 and ${labDays}`),
    ],
    narrow: true,
  },
}
