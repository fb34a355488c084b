/** Exports for other modules. */
export { useTeleponLayanan } from '#okkp/bantuan/use-telepon.ts'
export { useKomoditas } from '#okkp/komoditas/use-komoditas.ts'
export { useJenisDokumen, useJenisKlaim } from '#okkp/master/use-master-rows.ts'
export { useJenisRapid } from '#okkp/rapid-test/use-rapid-test.ts'
export { useJenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
export { BukaTindakLanjut } from '#okkp/tindak-lanjut/BukaTindakLanjut.tsx'
export { TindakLanjutOf } from '#okkp/tindak-lanjut/TindakLanjutOf.tsx'
export { useRefreshTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
