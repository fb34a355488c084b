import { defineSeed } from '#platform/database/seed.ts'

/**
 * National holidays and joint leave, as known so far. A decree fixes the lunar holidays a year ahead, and joint leave
 * may move. So the seed only fills an empty table and keeps every change of an administrator.
 */
const libur: readonly (readonly [tanggal: string, nama: string])[] = [
  ['2025-01-01', 'Tahun Baru 2025 Masehi'],
  ['2025-01-27', 'Isra Mikraj Nabi Muhammad SAW'],
  ['2025-01-29', 'Tahun Baru Imlek 2576'],
  ['2025-03-29', 'Hari Suci Nyepi 1947'],
  ['2025-03-31', 'Idulfitri 1446 H'],
  ['2025-04-01', 'Idulfitri 1446 H, hari kedua'],
  ['2025-04-18', 'Wafat Yesus Kristus'],
  ['2025-04-20', 'Paskah'],
  ['2025-05-01', 'Hari Buruh Internasional'],
  ['2025-05-12', 'Hari Raya Waisak 2569'],
  ['2025-05-29', 'Kenaikan Yesus Kristus'],
  ['2025-06-01', 'Hari Lahir Pancasila'],
  ['2025-06-06', 'Iduladha 1446 H'],
  ['2025-06-27', 'Tahun Baru Islam 1447 H'],
  ['2025-08-17', 'Hari Kemerdekaan'],
  ['2025-09-05', 'Maulid Nabi Muhammad SAW'],
  ['2025-12-25', 'Kelahiran Yesus Kristus'],
  ['2026-01-01', 'Tahun Baru 2026 Masehi'],
  ['2026-01-16', 'Isra Mikraj Nabi Muhammad SAW'],
  ['2026-02-17', 'Tahun Baru Imlek 2577'],
  ['2026-03-19', 'Hari Suci Nyepi 1948'],
  ['2026-03-21', 'Idulfitri 1447 H'],
  ['2026-03-22', 'Idulfitri 1447 H, hari kedua'],
  ['2026-04-03', 'Wafat Yesus Kristus'],
  ['2026-04-05', 'Paskah'],
  ['2026-05-01', 'Hari Buruh Internasional'],
  ['2026-05-14', 'Kenaikan Yesus Kristus'],
  ['2026-05-27', 'Iduladha 1447 H'],
  ['2026-05-31', 'Hari Raya Waisak 2570'],
  ['2026-06-01', 'Hari Lahir Pancasila'],
  ['2026-06-16', 'Tahun Baru Islam 1448 H'],
  ['2026-08-17', 'Hari Kemerdekaan'],
  ['2026-08-25', 'Maulid Nabi Muhammad SAW'],
  ['2026-12-25', 'Kelahiran Yesus Kristus'],
  ['2027-01-01', 'Tahun Baru 2027 Masehi'],
  ['2027-01-05', 'Isra Mikraj Nabi Muhammad SAW'],
  ['2027-02-06', 'Tahun Baru Imlek 2578'],
  ['2027-03-08', 'Hari Suci Nyepi 1949'],
  ['2027-03-10', 'Idulfitri 1448 H'],
  ['2027-03-11', 'Idulfitri 1448 H, hari kedua'],
  ['2027-03-26', 'Wafat Yesus Kristus'],
  ['2027-03-28', 'Paskah'],
  ['2027-05-01', 'Hari Buruh Internasional'],
  ['2027-05-06', 'Kenaikan Yesus Kristus'],
  ['2027-05-16', 'Iduladha 1448 H'],
  ['2027-05-20', 'Hari Raya Waisak 2571'],
  ['2027-06-01', 'Hari Lahir Pancasila'],
  ['2027-06-06', 'Tahun Baru Islam 1449 H'],
  ['2027-08-15', 'Maulid Nabi Muhammad SAW'],
  ['2027-08-17', 'Hari Kemerdekaan'],
  ['2027-12-25', 'Kelahiran Yesus Kristus'],
]

const cutiBersama: readonly (readonly [tanggal: string, nama: string])[] = [
  ['2025-01-28', 'Cuti bersama Tahun Baru Imlek'],
  ['2025-03-28', 'Cuti bersama Hari Suci Nyepi'],
  ['2025-04-02', 'Cuti bersama Idulfitri'],
  ['2025-04-03', 'Cuti bersama Idulfitri'],
  ['2025-04-04', 'Cuti bersama Idulfitri'],
  ['2025-04-07', 'Cuti bersama Idulfitri'],
  ['2025-05-13', 'Cuti bersama Hari Raya Waisak'],
  ['2025-05-30', 'Cuti bersama Kenaikan Yesus Kristus'],
  ['2025-06-09', 'Cuti bersama Iduladha'],
  ['2025-08-18', 'Cuti bersama Hari Kemerdekaan'],
  ['2025-12-26', 'Cuti bersama Natal'],
  ['2026-02-16', 'Cuti bersama Tahun Baru Imlek'],
  ['2026-03-18', 'Cuti bersama Hari Suci Nyepi'],
  ['2026-03-20', 'Cuti bersama Idulfitri'],
  ['2026-03-23', 'Cuti bersama Idulfitri'],
  ['2026-03-24', 'Cuti bersama Idulfitri'],
  ['2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus'],
  ['2026-05-28', 'Cuti bersama Iduladha'],
  ['2026-12-24', 'Cuti bersama Natal'],
  ['2027-03-09', 'Cuti bersama Idulfitri'],
  ['2027-03-12', 'Cuti bersama Idulfitri'],
  ['2027-12-24', 'Cuti bersama Natal'],
]

export default defineSeed({
  async run(db, { say }) {
    const known = await db.selectFrom('psat.hari_libur').select('tanggal').limit(1).executeTakeFirst()
    if (known) return
    const rows = [
      ...libur.map(([tanggal, nama]) => ({ tanggal, nama, cuti_bersama: false })),
      ...cutiBersama.map(([tanggal, nama]) => ({ tanggal, nama, cuti_bersama: true })),
    ]
    await db.insertInto('psat.hari_libur').values(rows).execute()
    say(`Holidays 2025–2027: ${rows.length} days`)
  },
})
